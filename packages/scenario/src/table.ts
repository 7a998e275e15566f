/** What every game's `given` does once the table is laid: let the rules run. */
import { BadInput, type Choice, type Context, type GameEvent, type Machine } from '@conclave/kernel';

/** So much is never told before somebody is asked, unless the rules go round in circles. */
const MAX_EVENTS = 2000;

/**
 * Runs the rules until somebody is asked or the game is over. Throws `BadInput` for a table from which they cannot go on, or
 * at which nobody can ever act.
 */
export function settledTable<S extends { readonly result: unknown }, C extends Choice, E extends GameEvent>(
  { settle, pending }: Pick<Machine<S, C, E>, 'settle' | 'pending'>,
  table: S,
  ctx: Context<E>,
): S {
  try {
    settle(table, withinReason(ctx));
    if (pending(table) === null && table.result === null) throw new BadInput('given: nobody can ever act');
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
