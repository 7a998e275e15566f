import type { each as english } from '../../en/rise-of-cthulhu/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'name.crimson': 'Cremisi',
  'name.amber': 'Ambra',
  'name.jade': 'Giada',
  'name.azure': 'Azzurro',
  'name.violet': 'Viola',
  'each.cultist': '{colour} {value}',
};
