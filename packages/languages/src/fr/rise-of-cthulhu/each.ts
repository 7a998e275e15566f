/** Words of which many names are made: the colours, and a Cultist by colour and value. */
import type { each as english } from '../../en/rise-of-cthulhu/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'name.crimson': 'Cramoisi',
  'name.amber': 'Ambre',
  'name.jade': 'Jade',
  'name.azure': 'Azur',
  'name.violet': 'Violet',
  'each.cultist': '{colour} {value}',
};
