/** Claims: what they are called, what is picked for them, and what their speaker says. */
import type { claims as english } from '../../en/among-cultists/claims.ts';

export const claims: Readonly<Record<keyof typeof english, string>> = {
  'claim.form.claim-role': 'Meine Rolle',
  'claim.form.claim-route': 'Meine Route',
  'claim.form.claim-placed': 'Karte gelegt',
  'claim.form.claim-gave': 'Puls gegeben',
  'claim.form.claim-study': 'Raum studiert',
  'claim.form.claim-papers': 'Papiere gesehen',
  'claim.form.claim-state': 'Lebendig oder tot',
  'claim.form.accuse': 'Ich verdächtige',
  'claim.form.vouch': 'Ich vertraue',
  'claim.form.call-for-vote': 'Abstimmen!',

  'claim.field.role': 'Rolle',
  'claim.field.round': 'Runde',
  'claim.field.colours': 'Farben',
  'claim.field.room': 'Raum',
  'claim.field.card': 'Karte',
  'claim.field.target': 'Wer',
  'claim.field.state': 'Zustand',
  'claim.field.success': 'Erfolge',
  'claim.field.failure': 'Misserfolge',
  'claim.field.sabotage': 'Sabotagen',

  'claim.claim-role': 'Meine Rolle: {role}.',
  'claim.claim-route': 'Runde {round}: Meine Route nennt {colours}.',
  'claim.claim-placed': 'Runde {round}: Ich habe „{card}“ {room} gelegt.',
  'claim.claim-gave': 'Runde {round}: Meine Karte für {target} war „{card}“.',
  'claim.claim-study': 'Ich habe {room} studiert: Erfolg {success}, Misserfolg {failure}, Sabotage {sabotage}.',
  'claim.claim-papers': 'Runde {round}: Die Papiere von {target} nennen {colours}.',
  'claim.claim-state.alive': '{target} lebt.',
  'claim.claim-state.dead': '{target} ist tot.',
  'claim.accuse': 'Ich verdächtige {target}!',
  'claim.vouch': 'Ich vertraue {target}.',
  'claim.call-for-vote': 'Wir sollten abstimmen.',

  // Where people talk
  'channel.ghosts': 'Geister',
  'channel.cultists': 'Kultisten',
};
