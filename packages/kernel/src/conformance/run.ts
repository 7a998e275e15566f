/** The whole suite as plain functions: Vitest runs it through index.ts, a command line or a test of the suite through `checkGame`. */
import type { AnyGame } from '../game.ts';
import type { Check } from './check.ts';
import { CLONE_CHECKS } from './clone.ts';
import { COMPONENT_CHECKS, Occurrences } from './components.ts';
import { journeysOf } from './journey.ts';
import { type ConformanceKit, type ConformanceSettings, DEFAULT_SETTINGS } from './kit.ts';
import { PLAY_CHECKS } from './play.ts';
import { RECORD_CHECKS } from './records.ts';
import { SECRET_CHECKS } from './secrets.ts';
import { tablesOf, titleOf } from './tables.ts';
import { checkCatalogues, TEXT_CHECKS } from './texts.ts';
import { VIEW_CHECKS } from './views.ts';
import { WORLD_CHECKS } from './worlds.ts';

/** What is checked at every table. */
const TABLE_CHECKS: readonly Check[] = [
  ...PLAY_CHECKS,
  ...CLONE_CHECKS,
  ...RECORD_CHECKS,
  ...COMPONENT_CHECKS,
  ...SECRET_CHECKS,
  ...WORLD_CHECKS,
  ...VIEW_CHECKS,
  ...TEXT_CHECKS,
];

/** One thing to run: it throws an error that says what is wrong. */
export interface Trial {
  /** The table it is run at; null: it concerns the game as a whole. */
  readonly table: string | null;
  readonly title: string;
  run(): void;
}

/** Every trial of a game, table by table, in the order in which they should be run. */
export function trialsOf(game: AnyGame, kit: ConformanceKit, settings: ConformanceSettings): Trial[] {
  const tables = tablesOf(game, kit, settings);
  const play = latestOf(journeysOf);
  const atTables = tables.flatMap((table) =>
    TABLE_CHECKS.map(({ title, run }) => ({ table: titleOf(table), title, run: () => run(play(table)) })),
  );
  const occurred = () => {
    const occurrences = new Occurrences();
    for (const table of tables) for (const journey of journeysOf(table)) occurrences.note(journey);
    const missing = occurrences.missing(kit.mustOccur ?? {});
    if (missing.length > 0) throw new Error(`${game.id}: ${missing.join('; ')}`);
  };
  return [
    { table: null, title: 'every language has the same texts', run: () => checkCatalogues(game) },
    ...atTables,
    // A single repeated game cannot show everything.
    ...(settings.seed === null ? [{ table: null, title: 'everything that must occur occurs', run: occurred }] : []),
  ];
}

/** Keeps the latest answer, so that the trials of a table share its games and no more than those stay in memory. */
function latestOf<K, V>(make: (key: K) => V): (key: K) => V {
  let latest: { key: K; value: V } | null = null;
  return (key) => {
    if (latest?.key !== key) latest = { key, value: make(key) };
    return latest.value;
  };
}

export interface Failure {
  readonly title: string;
  readonly message: string;
}

/** Runs everything and says what failed: the first failure of each check. */
export function checkGame(game: AnyGame, kit: ConformanceKit, settings: Partial<ConformanceSettings> = {}): Failure[] {
  const failures = new Map<string, Failure>();
  for (const { title, run } of trialsOf(game, kit, {
    ...DEFAULT_SETTINGS,
    ...settings,
  })) {
    if (failures.has(title)) continue;
    try {
      run();
    } catch (error) {
      failures.set(title, { title, message: (error as Error).message });
    }
  }
  return [...failures.values()];
}
