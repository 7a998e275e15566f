/** Claims: what they are called, what is picked for them, and what their speaker says. */
import type { claims as english } from '../../en/among-cultists/claims.ts';

export const claims: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'claim.form.claim-role': 'Mi rol',
  'claim.form.claim-route': 'Mi ruta',
  'claim.form.claim-placed': 'Coloqué una carta',
  'claim.form.claim-gave': 'Le di un pulso',
  'claim.form.claim-study': 'Estudié un mazo',
  'claim.form.claim-papers': 'Vi papeles',
  'claim.form.claim-state': 'Vida o muerte',
  'claim.form.accuse': 'Acuso a',
  'claim.form.vouch': 'Respondo por',
  'claim.form.call-for-vote': '¡A votar!',

  'claim.field.role': 'Rol',
  'claim.field.round': 'Ronda',
  'claim.field.colours': 'Colores',
  'claim.field.room': 'Habitación',
  'claim.field.card': 'Carta',
  'claim.field.target': 'Quién',
  'claim.field.state': 'Estado',
  'claim.field.success': 'Éxitos',
  'claim.field.failure': 'Fracasos',
  'claim.field.sabotage': 'Sabotajes',

  'claim.claim-role': 'Mi rol: {role}.',
  'claim.claim-route': 'Ronda {round}: mi ruta nombra {colours}.',
  'claim.claim-placed': 'Ronda {round}: coloqué «{card}» {room}.',
  'claim.claim-gave': 'Ronda {round}: la carta que di a {target} era «{card}».',
  'claim.claim-study': 'Estudié {room}: Éxito {success}, Fracaso {failure}, Sabotaje {sabotage}.',
  'claim.claim-papers': 'Ronda {round}: los papeles de {target} nombran {colours}.',
  'claim.claim-state.alive': '{target} vive.',
  'claim.claim-state.dead': '{target} ha muerto.',
  'claim.accuse': '¡Acuso a {target}!',
  'claim.vouch': 'Respondo por {target}.',
  'claim.call-for-vote': 'Deberíamos votar.',

  // Where people talk
  'channel.ghosts': 'Fantasmas',
  'channel.cultists': 'Cultistas',
};
