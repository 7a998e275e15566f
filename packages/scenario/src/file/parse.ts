/**
 * Scenarios: worked examples as data. A scenario file (docs/scenarios.md) is read into plain data elsewhere; this checks
 * its shape. Data that is no scenario throws `BadInput`.
 */
import { type AnyGame, BadInput, checkSeats, type Options, optionsOfScenario } from '@conclave/kernel';
import type { AnyScenarios } from '../game-scenarios.ts';
import { read } from '../schema/read.ts';
import { anyList, CHECKS, type CheckKind, choiceFields, type Fields, plainFields, scenarioFields } from './schema.ts';

/** A choice to be made; `seat` may be left out when only one is asked. */
export interface ScenarioChoice {
  readonly seat?: unknown;
  readonly choose: unknown;
}

/** A choice, or checks in between. */
export type ScenarioStep = ScenarioChoice | { readonly checks: readonly Fields[] };

export interface Scenario {
  readonly scenarios: AnyScenarios;
  readonly title: string;
  readonly rules: readonly string[];
  readonly seats: number;
  readonly options: Options;
  /** What the table looks like; null: a new game. */
  readonly given: unknown;
  readonly chance: readonly unknown[];
  /** Where chance comes from once `chance` is used up; null: it has run out. */
  readonly seed: string | number | null;
  readonly steps: readonly ScenarioStep[];
  /** What must be true after the last step. */
  readonly checks: readonly Fields[];
}

/** Checks the shape of a scenario, names the field that is wrong, and finds the game it is about. */
export function parseScenario(all: readonly AnyScenarios[], data: unknown): Scenario {
  const { title, given, seed, chance, ...file } = read(scenarioFields, read(plainFields, data, 'a scenario'), '');
  if (title === '') throw new BadInput('title is missing');
  const rules = file.rules.map(String);
  const scenarios = scenariosFor(all, file.game, rules);
  const { game } = scenarios;
  for (const id of rules) if (!isRuleId(game, id)) throw new BadInput(`rules: ${game.id} has no rule ${id}`);
  const steps = file.when.map((one, i) => stepOf(read(plainFields, one, `when ${i + 1}`), `when ${i + 1}`));
  const checks = checksOf(file.then, 'then');
  if (checks.length === 0 && !steps.some((step) => 'checks' in step)) {
    throw new BadInput('then is missing: nothing is checked');
  }
  return {
    scenarios,
    title,
    rules,
    seats: checkSeats(game, file.seats ?? game.seats[0]),
    options: optionsOfScenario(game, file.options),
    given: given === 'new-game' ? null : given,
    chance,
    seed: seed ?? null,
    steps,
    checks,
  };
}

/** A worked example that its specification numbers for itself: it tells of no game. */
const EXAMPLE = /^EX-\d+$/;

function prefixOf({ rules }: AnyGame): string | undefined {
  return rules.en[0]?.id.split('-')[0];
}

/** Whether it looks like an id of the game's specification. Examples and notes have ids too, which no rulebook lists. */
function isRuleId(game: AnyGame, id: string): boolean {
  if (EXAMPLE.test(id)) return true;
  return /^[A-Z]+-\d+(\.\d+)*[a-z]?$/.test(id) && id.split('-')[0] === prefixOf(game);
}

function scenariosFor(all: readonly AnyScenarios[], named: unknown, rules: readonly string[]): AnyScenarios {
  if (named !== undefined) {
    const found = all.find(({ game }) => game.id === named);
    if (found !== undefined) return found;
    throw new BadInput(
      `unknown game ${JSON.stringify(named)}; there are: ${all.map(({ game }) => game.id).join(', ')}`,
    );
  }
  const prefix = rules.find((id) => !EXAMPLE.test(id))?.split('-')[0];
  const found = all.find(({ game }) => prefixOf(game) === prefix);
  if (found !== undefined) return found;
  throw new BadInput('which game? Neither game nor the ids in rules tell');
}

function stepOf(step: Fields, where: string): ScenarioStep {
  return 'then' in step ? { checks: checksOf(step.then, `${where}, then`) } : choiceOf(step, where);
}

function choiceOf(data: unknown, where: string): ScenarioChoice {
  const { seat, choose } = read(choiceFields, data, where);
  if (choose === undefined) throw new BadInput(`${where}: choose is missing`);
  return { seat, choose };
}

function checksOf(data: unknown, where: string): Fields[] {
  return read(anyList, data, where).map((one, i) => {
    const place = `${where} ${i + 1}`;
    return checkOf(read(plainFields, one, place), place);
  });
}

const TOLD: readonly CheckKind[] = ['told', 'notTold'];

/** A check has the fields that belong to the first kind it names. */
function checkOf(check: Fields, where: string): Fields {
  const kinds = Object.keys(CHECKS) as CheckKind[];
  // Events have fields of any name, so what was told comes first.
  const kind = TOLD.find((key) => key in check) ?? kinds.find((key) => key in check);
  if (kind === undefined) throw new BadInput(`${where}: unknown check; there are: ${kinds.join(', ')}`);
  const { besides, needs } = CHECKS[kind];
  const unknown = Object.keys(check).find((key) => key !== kind && besides !== 'anything' && !besides.includes(key));
  if (unknown !== undefined) throw new BadInput(`${where}: unknown field ${unknown} beside ${kind}`);
  if (needs !== undefined && !needs.some((key) => check[key] !== undefined)) {
    throw new BadInput(`${where}: ${kind} wants ${needs.length === 1 ? 'a' : 'one of'} ${needs.join(', ')}`);
  }
  if (kind === 'refused') choiceOf(check.refused, where);
  return check;
}
