/** Claims: what they are called, what is picked for them, and what their speaker says. */
import type { claims as english } from '../../en/among-cultists/claims.ts';

export const claims: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'claim.form.claim-role': 'Mon Rôle',
  'claim.form.claim-route': 'Mon itinéraire',
  'claim.form.claim-placed': 'Carte placée',
  'claim.form.claim-gave': 'Pouls donné',
  'claim.form.claim-study': 'Pièce étudiée',
  'claim.form.claim-papers': 'Papiers vus',
  'claim.form.claim-state': 'Vivant ou mort',
  'claim.form.accuse': 'J’accuse',
  'claim.form.vouch': 'J’ai confiance',
  'claim.form.call-for-vote': 'Appeler au Vote',

  'claim.field.role': 'Rôle',
  'claim.field.round': 'Tour',
  'claim.field.colours': 'Couleurs',
  'claim.field.room': 'Pièce',
  'claim.field.card': 'Carte',
  'claim.field.target': 'Qui',
  'claim.field.state': 'Statut',
  'claim.field.success': 'Réussites',
  'claim.field.failure': 'Échecs',
  'claim.field.sabotage': 'Sabotages',

  'claim.claim-role': 'Mon Rôle : {role}.',
  'claim.claim-route': 'Tour {round}, mon itinéraire indique : {colours}.',
  'claim.claim-placed': 'Tour {round} : j’ai placé la carte « {card} » {room}.',
  'claim.claim-gave': 'Tour {round} : ma carte pour {target} était « {card} ».',
  'claim.claim-study': 'J’ai étudié la Pièce {room} : Réussite {success}, Échec {failure}, Sabotage {sabotage}.',
  'claim.claim-papers': 'Tour {round}, papiers vus ({target}) : {colours}.',
  'claim.claim-state.alive': '{target} vit encore.',
  'claim.claim-state.dead': 'La mort a pris {target}.',
  'claim.accuse': 'J’accuse {target} !',
  'claim.vouch': 'J’ai confiance : {target}.',
  'claim.call-for-vote': 'Nous devrions voter.',

  // Where people talk
  'channel.ghosts': 'Fantômes',
  'channel.cultists': 'Fanatiques',
};
