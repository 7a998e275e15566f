import type { Seat } from '@conclave/kernel';
import { onSeat } from '../../places.ts';
import type { Deep } from '../../state.ts';
import type { Sigil } from '../../verbs/cards.ts';
import { moveDie } from '../../verbs/dice.ts';
import { committedDaggers, livingFrom } from '../../verbs/table.ts';
import { harmOf } from '../faces.ts';
import { ask, onPlayer } from './parameters.ts';

// Up to three daggers on one player turn against their owner. (CD-5.57)
export const reflection: Sigil = {
  when: 'response',
  isUseful: (s) => threatened(s).length > 0,
  play: ask('sigil-of-reflection'),
  params: onPlayer((s, user, seat, ctx) => {
    const dice = committedDaggers(s).filter(({ at }) => at === onSeat(seat));
    dice.sort((a, b) => harmOf(b.face) - harmOf(a.face) || a.id - b.id);
    for (const die of dice.slice(0, 3)) moveDie(s, die, onSeat(s.active), user, 'sigil-of-reflection', ctx);
  }, threatened),
};

/** Living players other than the active one on whom daggers lie. */
function threatened(s: Deep): Seat[] {
  const dice = committedDaggers(s);
  return livingFrom(s, s.active).filter((seat) => seat !== s.active && dice.some(({ at }) => at === onSeat(seat)));
}
