import type { claims as english } from '../../en/among-cultists/claims.ts';

export const claims: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'claim.form.claim-role': 'Il mio Ruolo',
  'claim.form.claim-route': 'Il mio itinerario',
  'claim.form.claim-placed': 'Ho messo una carta',
  'claim.form.claim-gave': 'Ho dato Energia',
  'claim.form.claim-study': 'Ho studiato una stanza',
  'claim.form.claim-papers': 'Ho visto documenti',
  'claim.form.claim-state': 'Vivo o morto',
  'claim.form.accuse': 'Accuso',
  'claim.form.vouch': 'Mi fido',
  'claim.form.call-for-vote': 'Chiedi una votazione',

  'claim.field.role': 'Ruolo',
  'claim.field.round': 'Round',
  'claim.field.colours': 'Colori',
  'claim.field.room': 'Stanza',
  'claim.field.card': 'Carta',
  'claim.field.target': 'Chi',
  'claim.field.state': 'Stato',
  'claim.field.success': 'Carte Successo',
  'claim.field.failure': 'Carte Fallimento',
  'claim.field.sabotage': 'Carte Sabotaggio',

  'claim.claim-role': 'Il mio Ruolo: {role}.',
  'claim.claim-route': 'Round {round}: il mio itinerario indica {colours}.',
  'claim.claim-placed': 'Round {round}: ho messo {card} {room}.',
  'claim.claim-gave': 'Round {round}: la carta che ho dato a {target} era {card}.',
  'claim.claim-study': 'Ho studiato la stanza {room}: Successo {success}, Fallimento {failure}, Sabotaggio {sabotage}.',
  'claim.claim-papers': 'Round {round}: i documenti di {target} indicano {colours}.',
  'claim.claim-state.alive': 'Stato di {target}: vivo.',
  'claim.claim-state.dead': 'Stato di {target}: morto.',
  'claim.accuse': 'Accuso {target}!',
  'claim.vouch': 'Mi fido di {target}.',
  'claim.call-for-vote': 'Dovremmo votare.',

  // Where people talk
  'channel.ghosts': 'Fantasmi',
  'channel.cultists': 'Cultisti',
};
