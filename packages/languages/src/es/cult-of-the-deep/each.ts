/** Words of which many names and values of options are made. */
import type { each as english } from '../../en/cult-of-the-deep/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.seat': 'Asiento {number}',
  'each.altar': 'Altar {number}',
  'each.option.responseTimer': '{n, plural, =0 {Sin límite} one {# segundo} other {# segundos}}',
  'each.option.tradeTimer': '{n, plural, =0 {Sin límite} one {# segundo} other {# segundos}}',
  'each.option.highPriestBonus': '{n, plural, =0 {Ninguno} =3 {3, como está impreso} other {#}}',
  'each.option.roundLimit': '{n, plural, =0 {Nunca} one {Tras # ronda} other {Tras # rondas}}',
};
