/** Words of which many names and values of options are made. */
import type { each as english } from '../../en/cult-of-the-deep/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.seat': 'Place {number}',
  'each.altar': 'Autel {number}',
  'each.option.responseTimer': '{n, plural, =0 {Sans limite} one {# seconde} other {# secondes}}',
  'each.option.tradeTimer': '{n, plural, =0 {Sans limite} one {# seconde} other {# secondes}}',
  'each.option.highPriestBonus': '{n, plural, =0 {Aucun} =3 {3, comme dans le livret} other {#}}',
  'each.option.roundLimit': '{n, plural, =0 {Jamais} one {Après # manche} other {Après # manches}}',
};
