/** What planted faults are made of: Vigil with something changed around it. */
import type { AnyGame, Observer, Pending, Seat } from '@conclave/kernel';
import type { ConformanceKit } from '@conclave/kernel/conformance';
import type { VigilEvent } from '../toy/events.ts';
import type { Context, VigilChoice } from '../toy/frames.ts';
import { vigil } from '../toy/index.ts';
import type { Vigil } from '../toy/state.ts';

export interface Fault {
  readonly name: string;
  readonly game?: AnyGame;
  readonly kit?: ConformanceKit;
  /** These checks fail, and no others but those of `perhaps`. */
  readonly red: readonly string[];
  /** Checks that notice it too when chance leads them to the right position. */
  readonly perhaps?: readonly string[];
}

type Move = (state: Vigil, seat: Seat, choice: VigilChoice, ctx: Context) => Pending<VigilChoice> | null;

/** Vigil with something put around every choice that is carried out. */
export function moving(around: (move: Move) => Move): AnyGame {
  return { ...vigil, choose: around(vigil.choose as Move), apply: around(vigil.apply) };
}

export function afterChoice(type: VigilChoice['type'], change: (state: Vigil) => void): AnyGame {
  return moving((move) => (state, seat, choice, ctx) => {
    const pending = move(state, seat, choice, ctx);
    if (choice.type === type) change(state);
    return pending;
  });
}

export function telling(change: (event: VigilEvent) => VigilEvent): AnyGame {
  return moving(
    (move) => (state, seat, choice, ctx) =>
      move(state, seat, choice, {
        chance: ctx.chance,
        uncover: () => ctx.uncover(),
        tell: (event) => ctx.tell(change(event)),
      }),
  );
}

/** Vigil with something more in every view. */
export function showing(more: (state: Vigil, observer: Observer) => object): AnyGame {
  return { ...vigil, viewOf: (state, observer) => ({ ...vigil.viewOf(state, observer), ...more(state, observer) }) };
}
