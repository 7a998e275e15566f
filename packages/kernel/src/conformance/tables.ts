/** Which tables are tried: every seat count with a covering set of option sets. */
import { boxText } from '../box/read.ts';
import { SeededChance } from '../chance.ts';
import { type AnyGame, type Options, resolveOptions } from '../game.ts';
import type { ConformanceKit, ConformanceSettings } from './kit.ts';

export interface Table {
  readonly game: AnyGame;
  readonly kit: ConformanceKit;
  readonly seats: number;
  readonly options: Options;
  readonly settings: ConformanceSettings;
}

export function tablesOf(game: AnyGame, kit: ConformanceKit, settings: ConformanceSettings): Table[] {
  const optionSets = coveringOptions(game, settings.combinations);
  return game.seats.flatMap((seats) => optionSets.map((options) => ({ game, kit, seats, options, settings })));
}

export function titleOf({ seats, options }: Table): string {
  return `${seats} seats, ${JSON.stringify(options)}`;
}

/** The defaults, every other value of every option once (of numbers from a box: the example), and some random combinations; none twice. */
export function coveringOptions(game: AnyGame, combinations: number): Options[] {
  const defaults = resolveOptions(game);
  const single = game.options.flatMap(({ id, values, form }) =>
    [...values, ...(form === undefined ? [] : [boxText(form, form.example)])].map((value) => ({
      ...defaults,
      [id]: value,
    })),
  );
  const chance = new SeededChance(game.id);
  const random = Array.from({ length: combinations }, () =>
    Object.fromEntries(game.options.map(({ id, values }) => [id, chance.pick(values)])),
  );
  const distinct = new Map([defaults, ...single, ...random].map((options) => [JSON.stringify(options), options]));
  return [...distinct.values()];
}
