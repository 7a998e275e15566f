/** Wraiths whose ability costs one die, and what it does depends on the face. */
import type { Seat } from '@conclave/kernel';
import type { WraithChoice } from '../../choices.ts';
import { type Context, push } from '../../frames.ts';
import type { Deep, Die } from '../../state.ts';
import type { Wraith } from '../../verbs/cards.ts';
import { makeDie, transmuteNew } from '../../verbs/dice.ts';
import { committedDice } from '../../verbs/table.ts';
import type { Face } from '../faces.ts';

interface OneDie {
  readonly faces: readonly Face[];
  /** What can be done by spending a die of this face, besides naming it. */
  uses(s: Deep, face: Face): readonly Omit<WraithChoice, 'type' | 'spend'>[];
  haunt(s: Deep, me: Seat, face: Face, choice: WraithChoice, ctx: Context): void;
}

export function oneDie({ faces, uses, haunt }: OneDie): Wraith {
  return {
    faces,
    options: (s, dice) =>
      dice.flatMap(({ face, spent }, i) => {
        if (spent) return [];
        return uses(s, face).map((use): WraithChoice => ({ type: 'wraith-ability', spend: i + 1, ...use }));
      }),
    spends: (_, { spend = 0 }) => [spend],
    haunt(s, me, [face], choice, ctx) {
      if (face !== undefined) haunt(s, me, face, choice, ctx);
    },
  };
}

/** No more has to be named. */
export const GIVE = [{}] as const;

/** One of the committed dice. */
export function pick(s: Deep, fits: (die: Die) => boolean): { die: number }[] {
  return committedDice(s)
    .filter(fits)
    .map(({ id }) => ({ die: id }));
}

/** The die joins the active player's with the next number of the turn (CD-4.6). */
export function lend(s: Deep, face: Face, placer: Seat, by: 'banshee' | 'specter', ctx: Context): void {
  const die = makeDie(s, face, 'idle', true);
  ctx.tell({ type: 'dieGained', seat: s.active, die: die.id, face, by });
  transmuteNew(s, [die], ctx);
  push(s, { rule: 'place-die', die: die.id, seat: placer, freely: by === 'specter' });
}
