/** A question that interrupts a loss: one seat, the players it may name, and a no that may hold for the phase (CD-4.57). */
import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice, seatChoice } from '../../choices.ts';
import { type Context, type FrameOf, type LossTarget, nearest, push, question } from '../../frames.ts';
import type { Deep, Prompt } from '../../state.ts';
import { playerAt } from '../../verbs/table.ts';

export type LossPromptFrame<P extends Prompt> = { rule: P; seat: Seat };

interface PromptSpec {
  /** Whom the seat may name in this loss; nobody: the question does not arise. */
  targets(s: Deep, seat: Seat, loss: FrameOf<'loss'>): readonly Seat[];
  take(s: Deep, seat: Seat, target: LossTarget, ctx: Context): void;
}

export function lossPrompt(rule: Prompt, { targets, take }: PromptSpec) {
  return question(rule, {
    asks: (_, { seat }) => seat,
    options(s, { seat }): DeepChoice[] {
      const seats = targets(s, seat, nearest(s, 'loss'));
      return seats.length === 0 ? [] : [answer('no'), answer('no-this-phase'), ...seats.map(seatChoice)];
    },
    choose(s, { seat }, choice: DeepChoice, ctx) {
      if (choice.type === 'no-this-phase') playerAt(s, seat).muted.push(rule);
      if (choice.type !== 'seat') return;
      const target = nearest(s, 'loss').targets.find((one) => one.seat === choice.seat);
      if (target === undefined) return;
      playerAt(s, seat).used.push(rule);
      take(s, seat, target, ctx);
    },
  });
}

/** Asks, unless the seat has said no for the phase. */
export function askUnlessMuted(s: Deep, rule: Prompt, seat: Seat): void {
  if (!playerAt(s, seat).muted.includes(rule)) push(s, { rule, seat });
}
