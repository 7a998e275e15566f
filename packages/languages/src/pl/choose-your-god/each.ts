import type { each as english } from '../../en/choose-your-god/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.place': '{name} ({number})',
  'each.priest': '{priest} ({colour})',
  'each.roundLimit': '{rounds, plural, one {Po # rundzie} few {Po # rundach} many {Po # rundach} other {Po # rundy}}',
  'each.license.strength': '+{amount} siły dla twojego Patriarchy.',
  'each.license.approval': 'Kapłan, którego kładziesz w rundzie jako numer {placement}, nie kosztuje Wyznawcy.',
  'each.license.community':
    'Jeśli przegrywasz tę Lokację, mając w niej Wpływ, i tak dostajesz jej korzyść, ale bez jałmużny. Lokacja: {place}.',
  'each.license.title': 'Możesz nauczać w tej Lokacji z dowolną liczbą Wyznawców: {place}.',
  'each.license.tithe': 'Przeciwnicy, którzy nauczają w Lokacjach {numbers}, płacą ci 1 monetę za Kapłana.',
  'each.license.novitiates': 'Każdy z twoich Ołtarzy ma +1 Wpływu.',
  'each.license.exiles': 'Zyskujesz 1 Wyznawcę za każdym razem, gdy zagrywasz Intrygę.',
  'each.license.aulic-magus': 'Zyskujesz 3 monety za każdym razem, gdy zagrywasz Cud.',
};
