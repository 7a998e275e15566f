/** Options as people choose them. A preset sets others; what somebody chose by hand holds all the same. */
import { type AnyGame, type OptionSpec, type Options, resolveOptions } from './game.ts';
import { BadInput } from './refused.ts';

type Preset = Pick<OptionSpec, 'id' | 'default' | 'sets'>;

/** The options when one of them is chosen anew: with a preset comes what it sets, and goes what the one before it had set. */
export function withOption(specs: readonly Preset[], options: Options, id: string, value: string | number): Options {
  const preset = specs.find((spec) => spec.id === id);
  if (preset?.sets === undefined) return { ...options, [id]: value };
  const before = preset.sets[String(options[id] ?? preset.default)] ?? {};
  const isAsSet = (other: string) => other in before && options[other] === before[other];
  const taken = specs.filter((spec) => isAsSet(spec.id)).map((spec) => [spec.id, spec.default]);
  return { ...options, ...Object.fromEntries(taken), ...preset.sets[String(value)], [id]: value };
}

/**
 * All options of a table of which somebody names some, before which they were those. What a preset sets is written out.
 * A preset gives way to a default that was named beside it: only the values tell later on what was meant.
 */
export function chosenOptions(
  game: AnyGame,
  named: Readonly<Record<string, unknown>>,
  before: Options = resolveOptions(game),
): Options {
  const presets = game.options.filter(({ sets }) => sets !== undefined);
  const meant = resolveOptions(game, named);
  const isNew = ({ id }: OptionSpec) => named[id] !== undefined && meant[id] !== before[id];
  const set = presets
    .filter(isNew)
    .reduce((options, { id }) => withOption(game.options, options, id, meant[id] as string | number), before);
  const chosen: Record<string, string | number> = { ...set };
  for (const id of Object.keys(named)) chosen[id] = meant[id] as string | number;
  for (const { id, default: none, sets } of presets) {
    const isOverruled = Object.entries(sets?.[String(chosen[id])] ?? {}).some(
      ([other, value]) => chosen[other] !== value && chosen[other] === defaultOf(game, other),
    );
    if (isOverruled) chosen[id] = none;
  }
  return chosen;
}

function defaultOf(game: AnyGame, id: string): string | number | undefined {
  return game.options.find((spec) => spec.id === id)?.default;
}

/** Refuses options that a table of so many seats cannot have; what is played without a check has them off. */
export function checkOptionsFor(game: AnyGame, seats: number, options: Options): Options {
  for (const { id, fewestSeats } of game.options) {
    const fewest = fewestSeats?.[String(options[id])] ?? 0;
    if (seats < fewest)
      throw new BadInput(`the option ${id}=${options[id]} needs at least ${fewest} seats, not ${seats}`);
  }
  return options;
}
