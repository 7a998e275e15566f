/** Words of which many names and values of options are made. */
import type { each as english } from '../../en/cult-of-the-deep/each.ts';

export const each: Readonly<Record<keyof typeof english, string>> = {
  'each.seat': 'Platz {number}',
  'each.altar': 'Altar {number}',
  'each.option.responseTimer': '{n, plural, =0 {Unbegrenzt} one {# Sekunde} other {# Sekunden}}',
  'each.option.tradeTimer': '{n, plural, =0 {Unbegrenzt} one {# Sekunde} other {# Sekunden}}',
  'each.option.highPriestBonus': '{n, plural, =0 {Keine} =3 {3, wie gedruckt} other {#}}',
  'each.option.roundLimit': '{n, plural, =0 {Nie} one {Nach # Runde} other {Nach # Runden}}',
};
