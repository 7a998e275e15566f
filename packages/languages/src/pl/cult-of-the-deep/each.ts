import type { each as english } from '../../en/cult-of-the-deep/each.ts';

export const each: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'each.seat': 'Miejsce {number}',
  'each.altar': 'Ołtarz {number}',
  'each.option.responseTimer':
    '{n, plural, =0 {Bez limitu} one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}',
  'each.option.tradeTimer':
    '{n, plural, =0 {Bez limitu} one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}',
  'each.option.highPriestBonus': '{n, plural, =0 {Nic} =3 {3, jak w druku} one {#} few {#} many {#} other {#}}',
  'each.option.roundLimit':
    '{n, plural, =0 {Nigdy} one {Po # rundzie} few {Po # rundach} many {Po # rundach} other {Po # rundy}}',
};
