/**
 * How a person makes a choice: every option is a path of things, and the things are touched one after another. Knows
 * no game and draws nothing.
 */
import type { AnyGame, Choice, Slot, Thing } from '@conclave/kernel';
import type { LoadedGame, PathOption } from './contract.ts';
import { pendingIn } from './pending.ts';

/** What the view's observer may choose now, each with its path; none when it is not asked. */
export function optionsOf(game: AnyGame, view: unknown, expand?: LoadedGame['expand']): readonly PathOption[] {
  return (pendingIn(view)?.options ?? []).flatMap((choice: Choice) => {
    const option: PathOption = { choice, description: game.describe(view, choice) };
    return expand?.(view, option) ?? [option];
  });
}

/** The option that answers a question as it was meant to be answered before it was asked; null if it is not offered. */
export function followingOption(options: readonly PathOption[], meant: Choice): PathOption | null {
  const said = JSON.stringify(meant);
  return options.find(({ choice, next }) => next === undefined && JSON.stringify(choice) === said) ?? null;
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

/** What stands in the bar's slots now, and what can be chosen from the list alone. */
export interface Slots {
  readonly pass: PathOption | null;
  readonly confirm: PathOption | null;
  readonly listed: readonly PathOption[];
}

/**
 * Passing stays in its slot whatever was touched. What does the thing stands in its own slot as soon as all its things were
 * touched, even if more touches would make another of it, or no other open option could stand there; everything else that no
 * touch on the board can tell apart is in the list.
 */
export function slotsAfter(options: readonly PathOption[], touched: readonly Thing[]): Slots {
  const open = openAfter(options, touched);
  const pass = onlyOne(options, 'pass');
  const whole = open.filter(({ description }) => description.path.length === touched.length);
  const confirm = onlyOne(whole, 'confirm') ?? onlyOne(open, 'confirm');
  const listed = open.filter((option) => option !== pass && option !== confirm && hasNoThingLeft(option, touched));
  return { pass, confirm, listed };
}

function onlyOne(options: readonly PathOption[], slot: Slot): PathOption | null {
  const [first, ...more] = options.filter(({ description }) => description.slot === slot);
  return first !== undefined && more.length === 0 ? first : null;
}

function hasNoThingLeft({ description: { path } }: PathOption, touched: readonly Thing[]): boolean {
  const next = path[touched.length];
  return next === undefined || isButton(next);
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
  const { path, slot } = first.description;
  const isWhole = open.length === 1 && path.length === further.length;
  return isWhole && slot !== 'confirm' ? { chosen: first } : { touched: further };
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

/** The option that touching this thing would choose or put into the confirm slot; null where more would have to be said. */
export function optionBehind(
  options: readonly PathOption[],
  touched: readonly Thing[],
  thing: Thing,
): PathOption | null {
  const result = touch(options, touched, thing);
  if ('chosen' in result) return result.chosen;
  if ('refused' in result) return null;
  const { confirm } = slotsAfter(options, result.touched);
  return confirm !== null && confirm.description.path.length === result.touched.length ? confirm : null;
}

/** One step back; null when there is none. */
export function stepBack(touched: readonly Thing[]): readonly Thing[] | null {
  return touched.length === 0 ? null : touched.slice(0, -1);
}
