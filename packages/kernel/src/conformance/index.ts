/**
 * The suite that every game must pass, in one line of a Vitest file: `conformance(riseOfCthulhu, kit)`. It plays random
 * games at every seat count with a covering set of options and checks every promise of the contract.
 */
import { describe, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { type ConformanceKit, type ConformanceSettings, settingsFrom } from './kit.ts';
import { trialsOf } from './run.ts';

export type { ConformanceKit, ConformanceSettings, MustOccur } from './kit.ts';
export { checkGame, type Failure } from './run.ts';
export { wording } from './wording.ts';

/** Far beyond what any check needs: a hanging game must be stopped, a slow machine must not fail. */
const TIMEOUT = 300_000;

export function conformance(game: AnyGame, kit: ConformanceKit, settings: Partial<ConformanceSettings> = {}): void {
  const trials = trialsOf(game, kit, settingsFrom(process.env, settings));
  describe(`${game.id} keeps the contract of a game`, () => {
    for (const [table, itsTrials] of Map.groupBy(trials, (trial) => trial.table)) {
      describe(table ?? 'as a whole', () => {
        for (const { title, run } of itsTrials) it(title, run, TIMEOUT);
      });
    }
  });
}

/** The same in short, for the quick lane: one game at each seat count, with the default options. */
export function quickConformance(game: AnyGame, { mustOccur: _, ...kit }: ConformanceKit): void {
  const options = game.options.map((option) => ({ ...option, values: [option.default] }));
  conformance({ ...game, options }, kit, { games: 1, positions: 4, combinations: 0, decisions: 20_000 });
}
