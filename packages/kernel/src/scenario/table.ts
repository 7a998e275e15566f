/** What every game's `given` does once the table is laid: put the rules that are under way on the stack, and let them run. */
import type { GameEvent } from '../events.ts';
import type { Choice, Context, Frame, Machine } from '../machine.ts';
import { clonePlain } from '../plain.ts';
import { BadInput } from '../refused.ts';
import type { Reader } from './fields.ts';

/** So much is never told before somebody is asked, unless the rules go round in circles. */
const MAX_EVENTS = 2000;

/** The frames that a scenario writes under `stack`, the topmost last. A frame is taken as it is written, if there is such a rule. */
export function framesOf<F extends Frame>(
  { data, where }: Reader,
  rulebook: { readonly [N in F['rule']]: unknown },
): F[] {
  const frames = data.stack ?? [];
  if (!Array.isArray(frames)) throw new BadInput(`${where}.stack: a list of rules is wanted`);
  return frames.map((frame: Partial<F> | null) => {
    const rule = frame?.rule;
    if (typeof rule === 'string' && Object.hasOwn(rulebook, rule)) return clonePlain(frame as F);
    throw new BadInput(`${where}.stack: there is no rule ${JSON.stringify(rule ?? frame)}`);
  });
}

/** Runs the rules until somebody is asked or the game is over. Throws `BadInput` for a table from which they cannot go on. */
export function settledTable<S, C extends Choice, E extends GameEvent>(
  { settle, pending }: Pick<Machine<S, C, E>, 'settle' | 'pending'>,
  table: S,
  ctx: Context<E>,
): S {
  try {
    settle(table, withinReason(ctx));
    pending(table);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const why = error instanceof TypeError ? 'a rule of stack lacks something it needs' : (error as Error).message;
    throw new BadInput(`given: the rules cannot go on from here: ${why}`);
  }
  return table;
}

function withinReason<E extends GameEvent>(ctx: Context<E>): Context<E> {
  let told = 0;
  return {
    chance: ctx.chance,
    uncover: () => ctx.uncover(),
    answering: (seat, choice) => ctx.answering?.(seat, choice),
    tell(event) {
      told += 1;
      if (told > MAX_EVENTS) throw new BadInput('given: nobody can ever act: the rules go round in circles');
      ctx.tell(event);
    },
  };
}
