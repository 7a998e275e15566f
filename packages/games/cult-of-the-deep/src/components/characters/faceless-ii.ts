import type { Seat } from '@conclave/kernel';
import { type DeepChoice, seatChoice } from '../../choices.ts';
import { push, question } from '../../frames.ts';
import type { Character } from '../../verbs/cards.ts';
import { livingFrom, playerAt } from '../../verbs/table.ts';

// Before the first turn and in each of your Upkeeps, mark another living player: you have that player's ability, and the marked
// player rolls 1 extra die. If the marked player dies, you keep the ability until your next turn. (CD-5.42)
export const facelessII: Character = {
  life: 16,
  symbol: 'dagger',
  lends: (s) => (s.facelessToken === null ? s.facelessLent : playerAt(s, s.facelessToken).character),
  card: {
    marks(s, me) {
      if (playerAt(s, me).automated) return;
      s.facelessLent = null;
      push(s, { rule: 'faceless-mark', seat: me });
    },
    leaves(s) {
      s.facelessToken = null;
      s.facelessLent = null;
    },
  },
};

export type FacelessIIFrame = { rule: 'faceless-mark'; seat: Seat };

export const facelessIIRules = {
  'faceless-mark': question('faceless-mark', {
    asks: (_, { seat }) => seat,
    whenOnlyOne: 'apply',
    // Whoever is marked comes first, then the next to the left.
    options(s, { seat }): DeepChoice[] {
      const others = livingFrom(s, seat).filter((one) => one !== seat);
      const marked = others.filter((one) => one === s.facelessToken);
      return [...marked, ...others.filter((one) => one !== s.facelessToken)].map(seatChoice);
    },
    choose(s, { seat }, choice: DeepChoice, ctx) {
      if (choice.type !== 'seat') return;
      s.facelessToken = choice.seat;
      ctx.tell({ type: 'facelessMarked', seat, marked: choice.seat });
    },
  }),
};
