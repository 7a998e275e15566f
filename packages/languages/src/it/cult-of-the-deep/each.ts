import type { each as english } from '../../en/cult-of-the-deep/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.seat': 'Posto {number}',
  'each.altar': 'Altare {number}',
  'each.option.responseTimer': '{n, plural, =0 {Nessun limite} one {# secondo} other {# secondi}}',
  'each.option.tradeTimer': '{n, plural, =0 {Nessun limite} one {# secondo} other {# secondi}}',
  'each.option.highPriestBonus': '{n, plural, =0 {Nessuno} =3 {3, come stampato} other {#}}',
  'each.option.roundLimit': '{n, plural, =0 {Mai} one {Dopo # round} other {Dopo # round}}',
};
