import type { each as english } from '../../en/rise-of-cthulhu/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'name.crimson': 'Karmazyn',
  'name.amber': 'Bursztyn',
  'name.jade': 'Jadeit',
  'name.azure': 'Lazur',
  'name.violet': 'Fiolet',
  'each.cultist': '{colour} {value}',
};
