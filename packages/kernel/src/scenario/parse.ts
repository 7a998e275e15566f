/**
 * Scenarios: worked examples as data. A scenario file (docs/scenarios.md) is read into plain data elsewhere; this checks
 * its shape. Data that is no scenario throws `BadInput`.
 */
import { type AnyGame, checkSeats, type Options, optionsOfScenario } from '../game.ts';
import { BadInput } from '../refused.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A choice to be made; `seat` may be left out when only one is asked. */
export interface ScenarioChoice {
  readonly seat?: unknown;
  readonly choose: unknown;
}

/** A choice, or checks in between. */
export type ScenarioStep = ScenarioChoice | { readonly checks: readonly Fields[] };

export interface Scenario {
  readonly game: AnyGame;
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

const FIELDS = ['title', 'game', 'rules', 'seats', 'options', 'given', 'chance', 'seed', 'when', 'then'];

/** Checks the shape of a scenario, names the field that is wrong, and finds the game it is about. */
export function parseScenario(games: readonly AnyGame[], data: unknown): Scenario {
  const fields = objectOf(data, 'a scenario');
  for (const key of Object.keys(fields)) {
    if (!FIELDS.includes(key)) throw new BadInput(`unknown field ${key}; a scenario has: ${FIELDS.join(', ')}`);
  }
  if (typeof fields.title !== 'string' || fields.title === '') throw new BadInput('title is missing');
  const rules = listOf(fields.rules ?? [], 'rules').map(String);
  const game = gameOf(games, fields.game, rules);
  for (const id of rules) if (!isRuleId(game, id)) throw new BadInput(`rules: ${game.id} has no rule ${id}`);
  const seats = checkSeats(game, fields.seats ?? game.seats[0]);
  const options = optionsOfScenario(game, objectOf(fields.options ?? {}, 'options'));
  const isNewGame = fields.given === 'new-game';
  if (fields.seed !== undefined && typeof fields.seed !== 'string' && typeof fields.seed !== 'number') {
    throw new BadInput('seed: a number or a word is wanted');
  }
  const steps = listOf(fields.when ?? [], 'when').map((one, i) => stepOf(one, `when ${i + 1}`));
  const checks = checksOf(fields.then ?? [], 'then');
  if (checks.length === 0 && !steps.some((step) => 'checks' in step)) {
    throw new BadInput('then is missing: nothing is checked');
  }
  return {
    game,
    title: fields.title,
    rules,
    seats,
    options,
    given: isNewGame ? null : objectOf(fields.given ?? {}, 'given'),
    chance: listOf(fields.chance ?? [], 'chance'),
    seed: (fields.seed as string | number | undefined) ?? null,
    steps,
    checks,
  };
}

/** A worked example that its specification numbers for itself: it tells of no game. */
const EXAMPLE = /^EX-\d+$/;

/** Whether it looks like an id of the game's specification. Examples and notes have ids too, which no rulebook lists. */
function isRuleId(game: AnyGame, id: string): boolean {
  if (EXAMPLE.test(id)) return true;
  const prefix = game.rules[0]?.id.split('-')[0];
  return /^[A-Z]+-\d+(\.\d+)*[a-z]?$/.test(id) && id.split('-')[0] === prefix;
}

/** Whether citing `cited` proves `rule`: itself, or a numbered or lettered part of it such as RC-4.14.3 of RC-4.14. */
export function coversRule(cited: string, rule: string): boolean {
  return cited === rule || (cited.startsWith(rule) && /^(\.\d+|[a-z])/.test(cited.slice(rule.length)));
}

/** Whether the game has this rule, or a rule of which it is a part, told or folded into another. */
export function knowsRule({ rules, foldedRules = {} }: AnyGame, id: string): boolean {
  return [...rules.map((rule) => rule.id), ...Object.keys(foldedRules)].some((rule) => coversRule(id, rule));
}

function gameOf(games: readonly AnyGame[], named: unknown, rules: readonly string[]): AnyGame {
  if (named !== undefined) {
    const game = games.find((one) => one.id === named);
    if (game !== undefined) return game;
    throw new BadInput(`unknown game ${JSON.stringify(named)}; there are: ${games.map((one) => one.id).join(', ')}`);
  }
  const prefix = rules.find((id) => !EXAMPLE.test(id))?.split('-')[0];
  const game = games.find((one) => one.rules[0]?.id.split('-')[0] === prefix);
  if (game !== undefined) return game;
  throw new BadInput('which game? Neither game nor the ids in rules tell');
}

/** What a check of the options can say at once; whose they are is plain where one seat alone is asked. */
const OF_OPTIONS = ['options', 'offered', 'notOffered', 'seat'] as const;

/** The fields a check can have, by its first one. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  at: ['is', 'has', 'hasNot', 'count'],
  asked: ['decision', ...OF_OPTIONS],
  decision: OF_OPTIONS,
  options: OF_OPTIONS,
  offered: OF_OPTIONS,
  notOffered: OF_OPTIONS,
  refused: [],
  cannotSee: ['seat'],
  sees: ['seat', 'is'],
  outcome: [],
};

function checkOf(data: unknown, where: string): Fields {
  const check = objectOf(data, where);
  if ('told' in check || 'notTold' in check) return check;
  const kind = Object.keys(CHECKS).find((key) => key in check);
  if (kind === undefined) {
    throw new BadInput(`${where}: unknown check; there are: ${[...Object.keys(CHECKS), 'told', 'notTold'].join(', ')}`);
  }
  for (const key of Object.keys(check)) {
    if (key !== kind && !CHECKS[kind]?.includes(key))
      throw new BadInput(`${where}: unknown field ${key} beside ${kind}`);
  }
  if (kind === 'at' && Object.keys(check).length < 2)
    throw new BadInput(`${where}: at wants one of is, has, hasNot, count`);
  if ((kind === 'cannotSee' || kind === 'sees') && check.seat === undefined) {
    throw new BadInput(`${where}: ${kind} wants a seat (or seat: spectator)`);
  }
  if (kind === 'refused') choiceOf(check.refused, where);
  return check;
}

function stepOf(data: unknown, where: string): ScenarioStep {
  const step = objectOf(data, where);
  return 'then' in step ? { checks: checksOf(step.then, `${where}, then`) } : choiceOf(step, where);
}

function choiceOf(data: unknown, where: string): ScenarioChoice {
  const { seat, choose, ...others } = objectOf(data, where);
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) throw new BadInput(`${where}: unknown field ${unknown}; a step has seat and choose`);
  if (choose === undefined) throw new BadInput(`${where}: choose is missing`);
  return { seat, choose };
}

function checksOf(data: unknown, where: string): Fields[] {
  return listOf(data, where).map((one, i) => checkOf(one, `${where} ${i + 1}`));
}

function objectOf(data: unknown, what: string): Fields {
  if (data !== null && typeof data === 'object' && !Array.isArray(data)) return data as Fields;
  throw new BadInput(`${what}: fields are wanted, not ${JSON.stringify(data)}`);
}

function listOf(data: unknown, what: string): readonly unknown[] {
  if (Array.isArray(data)) return data;
  throw new BadInput(`${what}: a list is wanted, not ${JSON.stringify(data)}`);
}
