import type { Seat } from '@conclave/kernel';
import { push, sequence } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import type { Sigil } from '../../verbs/cards.ts';
import { lose } from '../../verbs/losing.ts';
import { isLiving, livingFrom } from '../../verbs/table.ts';
import { ask, onPlayer } from './parameters.ts';

// Another living player loses 4 life, then you lose 1. (CD-5.60)
export const agony: Sigil = {
  when: 'resolve',
  isUseful: (s, user) => others(s, user).length > 0,
  play: ask('sigil-of-agony'),
  params: onPlayer((s, user, seat) => {
    push(s, { rule: 'agony-pain', seat: user });
    lose(s, seat, 4, 'sigil-of-agony', user);
  }, others),
};

export type AgonyFrame = { rule: 'agony-pain'; at?: number; seat: Seat };

export const agonyRules = {
  // A Wraith feels nothing. (CD-5.50.7)
  'agony-pain': sequence('agony-pain', [
    (s, { seat }) => {
      if (isLiving(s, seat)) lose(s, seat, 1, 'sigil-of-agony', seat);
    },
  ]),
};

function others(s: Deep, user: Seat): Seat[] {
  return livingFrom(s, s.active).filter((seat) => seat !== user);
}
