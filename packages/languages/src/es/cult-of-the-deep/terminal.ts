/** What the text board of Cult of the Deep says beside the names of the game. */
import type { terminal as english } from '../../en/cult-of-the-deep/terminal.ts';

export const terminal: Readonly<Partial<Record<keyof typeof english, string>>> = {
  yourTurn: 'Tu turno',
  turnOf: 'Turno de {name}',
  over: 'La partida ha terminado',
  round: 'ronda {round}',
  deck: '{count, plural, one {# ritual en el mazo} other {# rituales en el mazo}}',
  shadow: '{count, plural, one {# ficha de sombra} other {# fichas de sombra}}',
  life: 'vida {life}',
  gone: 'fuera',
  wraith: 'espíritu',
  automated: 'automático',
  diceOn: 'dados aquí: {dice}',
  sigil: 'un sello',
  krakenDice: '{count, plural, one {# dado del Kraken} other {# dados del Kraken}}',
  storedDice:
    '{count, plural, one {# dado adicional en el próximo lanzamiento} other {# dados adicionales en el próximo lanzamiento}}',
  keeps: 'custodia «{ritual}»',
  copies: 'copia de «{ritual}»',
  shield: 'escudo: evita {amount}',
  warded: 'no pierde puntos de vida en esta fase',
  watches: 'sigue pendiente',
  wraithDice: 'Dados de espíritu: {faces}',
  track: '{track}: faltan {at}',
  pool: 'Dados sin asignar: {dice}',
  idle: 'Dados sin destino: {dice}',
  die: 'dado {die} ({face})',
  'mode.power': 'como símbolo de poder',
  'mode.arcane': 'para una explosión arcana',
  role: 'Tu rol: {role}. {goal}',
  yourSigil: 'Tu sello: {sigil}. {effect}',
};
