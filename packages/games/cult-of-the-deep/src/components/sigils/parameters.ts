/** What the users of several sigils are asked. */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice, dieChoice, seatChoice } from '../../choices.ts';
import { type Context, push } from '../../frames.ts';
import type { Deep, Die } from '../../state.ts';
import type { Sigil, SigilParams } from '../../verbs/cards.ts';
import { dieOf, livingFrom } from '../../verbs/table.ts';
import type { ActingSigil } from './ids.ts';

/** Plays a sigil by asking for its parameters. */
export function ask(sigil: ActingSigil): Sigil['play'] {
  return (s, user) => push(s, { rule: 'sigil-params', seat: user, sigil, picked: [] });
}

/** One of these players, or, if nothing else is said, any living player. */
export function onPlayer(
  affect: (s: Deep, user: Seat, seat: Seat, ctx: Context) => void,
  among: (s: Deep, user: Seat) => readonly Seat[] = (s) => livingFrom(s, s.active),
): SigilParams {
  return {
    options: (s, user) => among(s, user).map(seatChoice),
    choose(s, user, choice: DeepChoice, _, ctx) {
      if (choice.type === 'seat') affect(s, user, choice.seat, ctx);
    },
  };
}

/** One or more dice, up to a number; they take effect together. */
export function onDice(
  most: number,
  among: (s: Deep) => Die[],
  affect: (s: Deep, user: Seat, die: Die, ctx: Context) => void,
): SigilParams {
  return {
    options(s, _, picked) {
      const left = among(s).flatMap(({ id }) => (picked.includes(id) ? [] : [dieChoice(id)]));
      const done = picked.length > 0 ? [answer('done')] : [];
      return picked.length < most ? [...done, ...left] : done;
    },
    choose(s, user, _, picked, ctx) {
      for (const id of [...picked].sort((a, b) => a - b)) affect(s, user, dieOf(s, id), ctx);
    },
  };
}
