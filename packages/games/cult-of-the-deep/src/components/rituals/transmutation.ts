import type { Seat } from '@conclave/kernel';
import type { ChoiceOf } from '../../choices.ts';
import { type Context, push } from '../../frames.ts';
import type { Deep } from '../../state.ts';
import type { Ritual } from '../../verbs/cards.ts';
import { recommit, turnDie } from '../../verbs/dice.ts';
import { discardRitual } from '../../verbs/rituals.ts';
import { playerAt, remove } from '../../verbs/table.ts';
import { FACES } from '../faces.ts';

// Gain a die for another ritual. In any Response phase its Keeper may discard it: all dice that show one face take another, now
// and for the rest of the turn whenever they come. (CD-5.16)
export const transmutation: Ritual = {
  tracks: ['parchment'],
  isKept: true,
  effect: (s, altar, owner) => push(s, { rule: 'altar-gain-die', altar, owner }),
  keeper: {
    // Some face that lies there, to any other. (CD-4.44)
    responseActs(s, _, add) {
      const there = FACES.filter((face) => s.dice.some((die) => die.face === face));
      for (const from of there) for (const face of FACES) if (face !== from) add({ type: 'transmute', from, face });
    },
  },
  acts: { transmute },
};

function transmute(s: Deep, me: Seat, { from, face }: ChoiceOf<'transmute'>, ctx: Context): void {
  const dice = s.dice.filter((die) => die.face === from);
  for (const die of dice) turnDie(s, die, face, me, 'transmutation', ctx);
  s.transmuted.push({ seat: me, from, face });
  recommit(s, dice);
  useUp(s, me, ctx);
}

/** The card is used before a copy of it. */
function useUp(s: Deep, me: Seat, ctx: Context): void {
  const { keeps, copies } = playerAt(s, me);
  if (keeps.includes('transmutation')) {
    remove(keeps, 'transmutation');
    discardRitual(s, 'transmutation', ctx);
  } else {
    remove(copies, 'transmutation');
    ctx.tell({ type: 'copyUsed', seat: me, ritual: 'transmutation' });
  }
}
