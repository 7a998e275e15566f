import type { claims as english } from '../../en/among-cultists/claims.ts';

export const claims: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'claim.form.claim-role': 'Moja Rola',
  'claim.form.claim-route': 'Moja trasa',
  'claim.form.claim-placed': 'Moja karta w pokoju',
  'claim.form.claim-gave': 'Mój oddany Puls',
  'claim.form.claim-study': 'Zbadany pokój',
  'claim.form.claim-papers': 'Znam papiery',
  'claim.form.claim-state': 'Żywy czy martwy',
  'claim.form.accuse': 'Oskarżam',
  'claim.form.vouch': 'Ufam',
  'claim.form.call-for-vote': 'Wezwanie do Głosowania',

  'claim.field.role': 'Rola',
  'claim.field.round': 'Runda',
  'claim.field.colours': 'Kolory',
  'claim.field.room': 'Pokój',
  'claim.field.card': 'Karta',
  'claim.field.target': 'Kto',
  'claim.field.state': 'Stan',
  'claim.field.success': 'Karty Sukces',
  'claim.field.failure': 'Karty Porażka',
  'claim.field.sabotage': 'Karty Sabotaż',

  'claim.claim-role': 'Moja Rola: {role}.',
  'claim.claim-route': 'Runda {round}: moja trasa podaje: {colours}.',
  'claim.claim-placed': 'Runda {round}: moja karta {room} to {card}.',
  'claim.claim-gave': 'Runda {round}: {target} ma ode mnie kartę {card}.',
  'claim.claim-study': 'Znam talię pokoju {room}: Sukces {success}, Porażka {failure}, Sabotaż {sabotage}.',
  'claim.claim-papers': 'Runda {round}: {target} ma w papierach: {colours}.',
  'claim.claim-state.alive': '{target} żyje.',
  'claim.claim-state.dead': '{target} nie żyje.',
  'claim.accuse': 'Oskarżam: {target}!',
  'claim.vouch': 'Ufam: {target}.',
  'claim.call-for-vote': 'Powinniśmy głosować.',

  // Where people talk
  'channel.ghosts': 'Duchy',
  'channel.cultists': 'Kultyści',
};
