/** A table's options: what the game offers, what was chosen, and the complete set with defaults filled in. */
import type { BoxForm } from '../box/form.ts';
import { boxText } from '../box/read.ts';
import { BadInput } from '../refused.ts';

/** An option of a game, as a table is created with it. The first sentence of its text is in the catalogue: `option.<id>`. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly (string | number)[];
  readonly default: string | number;
  /** What a scenario means that does not name it, where tables begin with other numbers than the specification's. */
  readonly inScenarios?: string | number;
  /** Where one value can be written in several ways (a set in any order): the one of `values` that is meant. Throws `BadInput` for none. */
  readonly read?: (value: string) => string;
  /** A preset: what each of its values sets of the other options, unless they are named by hand. */
  readonly sets?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  /** Numbers of the components that a table may replace (`components`): its value is a text that `boxText` has written. */
  readonly form?: BoxForm;
  /** Values that need so many seats at least. */
  readonly fewestSeats?: Readonly<Record<string, number>>;
  /** The rule that defines it. */
  readonly rule: string;
}

/** Chosen values by option id, complete: see `resolveOptions`. */
export type Options = Readonly<Record<string, string | number>>;

/** What is needed of a game to read options for it. */
interface Optional {
  readonly id: string;
  readonly options: readonly OptionSpec[];
}

/** Checks chosen options against what the game offers and fills in the defaults. */
export function resolveOptions(game: Optional, chosen: Readonly<Record<string, unknown>> = {}): Options {
  return completed(game, chosen, (spec) => spec.default);
}

/** The same for a scenario: what it does not name is as the specification has it. */
export function optionsOfScenario(game: Optional, chosen: Readonly<Record<string, unknown>> = {}): Options {
  return completed(game, spelledOut(game, chosen), (spec) => spec.inScenarios ?? spec.default);
}

/** A preset of which something is named otherwise is written as what it sets: complete options would no longer show what was named. */
function spelledOut(game: Optional, chosen: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  for (const { id: preset, sets } of game.options) {
    const set = sets?.[String(chosen[preset])] ?? {};
    const { [preset]: _, ...named } = chosen;
    if (Object.keys(set).some((id) => id in named)) return { ...set, ...named };
  }
  return chosen;
}

function completed(
  game: Optional,
  chosen: Readonly<Record<string, unknown>>,
  unnamed: (spec: OptionSpec) => string | number,
): Options {
  const complete: Record<string, string | number> = {};
  for (const spec of game.options) complete[spec.id] = unnamed(spec);
  for (const [id, value] of Object.entries(chosen)) {
    const spec = game.options.find((one) => one.id === id);
    if (spec === undefined) {
      const known = game.options.map((one) => one.id).join(', ') || 'none';
      throw new BadInput(`${game.id} has no option ${JSON.stringify(id)}; it has: ${known}`);
    }
    if (spec.form !== undefined) {
      complete[id] = boxText(spec.form, value);
      continue;
    }
    // Command lines and YAML blur `2` and "2", `on` and true: the written value decides.
    const meant = spec.read?.(written(value)) ?? written(value);
    const match = spec.values.find((one) => String(one) === meant);
    if (match === undefined) {
      throw new BadInput(`option ${id} cannot be ${JSON.stringify(value)}; it can be: ${spec.values.join(', ')}`);
    }
    complete[id] = match;
  }
  return complete;
}

function written(value: unknown): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  return String(value);
}
