/** What the text board of Cult of the Deep says beside the names of the game. */
import type { terminal as english } from '../../en/cult-of-the-deep/terminal.ts';

export const terminal: Readonly<Record<keyof typeof english, string>> = {
  yourTurn: 'Du bist am Zug',
  turnOf: 'Am Zug: {name}',
  over: 'Die Partie ist vorbei',
  round: 'Runde {round}',
  deck: '{count, plural, one {# Ritual im Stapel} other {# Rituale im Stapel}}',
  shadow: '{count, plural, one {# Schattenmarker} other {# Schattenmarker}}',
  life: '{life} Leben',
  gone: 'fort',
  wraith: 'Geist',
  automated: 'automatisch',
  diceOn: 'Würfel hier: {dice}',
  sigil: 'ein Siegel',
  krakenDice: '{count, plural, one {# Krakenwürfel} other {# Krakenwürfel}}',
  storedDice:
    '{count, plural, one {# zusätzlicher Würfel im nächsten Wurf} other {# zusätzliche Würfel im nächsten Wurf}}',
  keeps: 'hütet {ritual}',
  copies: 'Kopie von {ritual}',
  shield: 'Schild: verhindert {amount}',
  warded: 'verliert in dieser Phase kein Leben',
  watches: 'beobachtet',
  wraithDice: 'Geisterwürfel: {faces}',
  track: '{track}: noch {at}',
  pool: 'Noch nicht gesetzte Würfel: {dice}',
  idle: 'Untätige Würfel: {dice}',
  die: 'Würfel {die} ({face})',
  'mode.power': 'als Machtsymbol',
  'mode.arcane': 'für eine arkane Explosion',
  role: 'Deine Rolle: {role}. {goal}',
  yourSigil: 'Dein Siegel: {sigil}. {effect}',
};
