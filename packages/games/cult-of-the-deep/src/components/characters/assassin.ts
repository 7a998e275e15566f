import type { Seat } from '@conclave/kernel';
import type { Deep } from '../../state.ts';
import type { Character } from '../../verbs/cards.ts';
import { payLife } from '../../verbs/life.ts';
import { lose } from '../../verbs/losing.ts';
import { canPayFor, isLiving, livingFrom, playerAt } from '../../verbs/table.ts';

// In any Resolve phase, once per turn: pay 1 life, and another player who has lost life in this phase loses 2. (CD-5.39)
export const assassin: Character = {
  life: 15,
  symbol: 'dagger',
  ability: {
    resolveActs(s, me, add) {
      if (!canPayFor(s, me, 'assassin-strike')) return;
      for (const seat of livingFrom(s, s.active)) {
        if (seat !== me && isBleeding(s, seat)) add({ type: 'assassin-strike', seat });
      }
    },
    awaitsFirstDie: (s, me) => canPayFor(s, me, 'assassin-strike'),
  },
  acts: {
    'assassin-strike'(s, me, { seat: victim }, ctx) {
      playerAt(s, me).used.push('assassin-strike');
      payLife(s, me, 1, 'assassin', ctx);
      ctx.tell({ type: 'assassinStruck', seat: me, victim, by: 'assassin' });
      lose(s, victim, 2, 'assassin', me);
    },
  },
};

function isBleeding(s: Deep, seat: Seat): boolean {
  const { life, lostLife } = playerAt(s, seat);
  return isLiving(s, seat) && lostLife && life > 0;
}
