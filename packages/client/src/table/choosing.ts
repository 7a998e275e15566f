/**
 * How a person makes a choice: every option is a path of things, and the things are touched one after another. Knows
 * no game and draws nothing.
 */
import type { AnyGame, Choice, PendingView, Thing } from '@conclave/kernel';
import type { PathOption } from './contract.ts';

/** What the view's observer may choose now, each with its path; none when it is not asked. */
export function optionsOf(game: AnyGame, view: unknown): readonly PathOption[] {
  const { pending } = view as { pending: PendingView | null };
  return (pending?.options ?? []).map((choice: Choice) => ({ choice, description: game.describe(view, choice) }));
}

function isButton(thing: Thing): boolean {
  return thing.startsWith('button:');
}

/** The options that are still open after these things were touched. */
export function openAfter(options: readonly PathOption[], touched: readonly Thing[]): readonly PathOption[] {
  return options.filter(({ description }) => touched.every((thing, i) => description.path[i] === thing));
}

/** The things on the board that can be touched next. */
export function touchableAfter(options: readonly PathOption[], touched: readonly Thing[]): ReadonlySet<Thing> {
  const things = openAfter(options, touched).map(({ description }) => description.path[touched.length]);
  return new Set(things.filter((thing): thing is Thing => thing !== undefined && !isButton(thing)));
}

/**
 * The options that are buttons now: those whose next thing is a button, and those whose whole path was touched while
 * others are still open, so that touching alone cannot tell them apart. Where a single touch on the board is the only
 * other answer to a question, it is a button too: a yes is as easy to find as a no.
 */
export function buttonsAfter(options: readonly PathOption[], touched: readonly Thing[]): readonly PathOption[] {
  const open = openAfter(options, touched);
  const buttons = open.filter(({ description: { path } }) => {
    const next = path[touched.length];
    return next === undefined || isButton(next);
  });
  const [onBoard, ...more] = open.filter((option) => !buttons.includes(option));
  const isOneTouch = touched.length === 0 && onBoard?.description.path.length === 1 && more.length === 0;
  return isOneTouch && buttons.length > 0 ? [onBoard, ...buttons] : buttons;
}

/** What a touch leads to: an option is chosen, or a step further on the way, or nothing, because the thing is on no path. */
export type Touched =
  | { readonly chosen: PathOption }
  | { readonly touched: readonly Thing[] }
  | { readonly refused: true };

/** A thing that does not come next may be a change of mind: what was touched is let go, the latest first, until it fits. */
export function touch(options: readonly PathOption[], touched: readonly Thing[], thing: Thing): Touched {
  const further = [...touched, thing];
  const open = openAfter(options, further);
  const [first] = open;
  if (first === undefined) return letGo(options, touched, thing);
  const isWhole = open.length === 1 && first.description.path.length === further.length;
  return isWhole ? { chosen: first } : { touched: further };
}

function letGo(options: readonly PathOption[], touched: readonly Thing[], thing: Thing): Touched {
  const before = stepBack(touched);
  if (before === null) return { refused: true };
  return touched.at(-1) === thing ? { touched: before } : touch(options, before, thing);
}

/** The things that do not come next but would change one's mind: other beginnings, and what was touched already. */
export function otherWays(options: readonly PathOption[], touched: readonly Thing[]): ReadonlySet<Thing> {
  const ways = new Set<Thing>(touched);
  for (let before = stepBack(touched); before !== null; before = stepBack(before)) {
    for (const thing of touchableAfter(options, before)) ways.add(thing);
  }
  for (const next of touchableAfter(options, touched)) ways.delete(next);
  return ways;
}

/** The option that touching this thing would choose; null where more would have to be said. */
export function optionBehind(
  options: readonly PathOption[],
  touched: readonly Thing[],
  thing: Thing,
): PathOption | null {
  const result = touch(options, touched, thing);
  return 'chosen' in result ? result.chosen : null;
}

/** One step back; null when there is none. */
export function stepBack(touched: readonly Thing[]): readonly Thing[] | null {
  return touched.length === 0 ? null : touched.slice(0, -1);
}
