import type { Chance } from '../chance.ts';
import type { State } from '../machine.ts';
import type { Observer } from '../seats.ts';

/** What the suite must be told about a game besides the game itself. It is written from the rulebook, not from the code. */
// biome-ignore lint/suspicious/noExplicitAny: like AnyGame, a kit of no particular game has no narrower type
export interface ConformanceKit<S extends State = any> {
  /**
   * Returns a state in which everything that the observer cannot know is exchanged at random, and everything that it can
   * know is as before. The state handed in is a copy and may be changed and returned.
   *
   * How to write it: take the rulebook's section "who sees what" (and not `viewOf`, which is what this puts to the test),
   * and go through its rows. For each piece of state that the observer does not see, put in another value that is
   * possible: pool the face-down cards of all places, shuffle, and deal them back so that each place keeps its number of
   * cards; pass the other seats' hidden roles around; replace the other seats' sealed answers by other options of theirs;
   * in a uniform ballot also let other seats have answered or not. A spectator sees what everybody sees.
   * Now and then exchange only one or two things: where all is different, one difference covers up for another. Once a
   * game is over the suite does not call it.
   */
  swapSecrets(state: S, observer: Observer, chance: Chance): S;

  /** Every component id on the table, one entry a piece: the same pieces in every state of a game. */
  pieces(state: S): readonly string[];

  /** How scenarios look at a state, where the game has them: that must not change it either. */
  inspect?(state: S): unknown;

  /** Event types that show somebody what no view shows afterwards (a look at a card that is put back): only memory keeps it. */
  readonly glimpses?: readonly string[];

  /** What random play must have come by at least once in the whole run. */
  readonly mustOccur?: MustOccur;
}

export interface MustOccur {
  /** Components named by a choice that was made or by an event that all were told. */
  readonly components?: readonly string[];
  readonly decisions?: readonly string[];
  readonly events?: readonly string[];
}

export interface ConformanceSettings {
  /** Games for each seat count and option set. */
  readonly games: number;
  /** Where the costly checks look: so many positions of each game. */
  readonly positions: number;
  /** Option sets tried besides the defaults and every single other value. */
  readonly combinations: number;
  /** A game that is not over after so many decisions never ends. */
  readonly decisions: number;
  /** How many frames may lie on the stack. */
  readonly stack: number;
  /** How long a view may be, in characters of JSON. */
  readonly viewSize: number;
  /** Plays only the game of this seed; null: those of the seeds 1 to `games`. */
  readonly seed: number | null;
}

export const DEFAULT_SETTINGS: ConformanceSettings = {
  games: 3,
  positions: 12,
  combinations: 4,
  decisions: 5000,
  stack: 40,
  viewSize: 32_000,
  seed: null,
};

/** Settings as the environment changes them: CONFORMANCE_SEED repeats one game, CONFORMANCE_GAMES plays so many times as many. */
export function settingsFrom(
  environment: Readonly<Record<string, string | undefined>>,
  wanted: Partial<ConformanceSettings> = {},
): ConformanceSettings {
  const settings = { ...DEFAULT_SETTINGS, ...wanted };
  const seed = wholeNumber(environment, 'CONFORMANCE_SEED');
  const factor = wholeNumber(environment, 'CONFORMANCE_GAMES');
  return { ...settings, seed: seed ?? settings.seed, games: settings.games * (factor ?? 1) };
}

function wholeNumber(environment: Readonly<Record<string, string | undefined>>, name: string): number | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number from 1 on, not ${JSON.stringify(text)}`);
}
