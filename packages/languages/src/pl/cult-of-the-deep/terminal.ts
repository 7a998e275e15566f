import type { terminal as english } from '../../en/cult-of-the-deep/terminal.ts';

export const terminal: Readonly<Partial<Record<keyof typeof english, string>>> = {
  yourTurn: 'Twoja tura',
  turnOf: 'Tura: {name}',
  over: 'Gra skończona',
  round: 'runda {round}',
  deck: '{count, plural, one {# Rytuał w talii} few {# Rytuały w talii} many {# Rytuałów w talii} other {# Rytuału w talii}}',
  shadow: '{count, plural, one {# żeton Cienia} few {# żetony Cienia} many {# żetonów Cienia} other {# żetonu Cienia}}',
  life: 'życie: {life}',
  gone: 'poza grą',
  wraith: 'Upiór',
  automated: 'automat',
  diceOn: 'kości tutaj: {dice}',
  sigil: 'Pieczęć',
  krakenDice:
    '{count, plural, one {# kość Krakena} few {# kości Krakena} many {# kości Krakena} other {# kości Krakena}}',
  storedDice:
    '{count, plural, one {# dodatkowa kość w następnym rzucie} few {# dodatkowe kości w następnym rzucie} many {# dodatkowych kości w następnym rzucie} other {# dodatkowej kości w następnym rzucie}}',
  keeps: 'Powiernik: {ritual}',
  copies: 'kopia: {ritual}',
  shield: 'tarcza: {amount}',
  warded: 'nie traci punktów życia w tej fazie',
  watches: 'czuwa',
  wraithDice: 'Kości upiora: {faces}',
  track: '{track}, do końca {at}',
  pool: 'Kości bez przydziału: {dice}',
  idle: 'Kości bez celu: {dice}',
  die: 'kość {die} ({face})',
  'mode.power': 'jako symbol mocy',
  'mode.arcane': 'do wybuchu magii',
  role: 'Twoja rola: {role}. {goal}',
  yourSigil: 'Twoja Pieczęć: {sigil}. {effect}',
};
