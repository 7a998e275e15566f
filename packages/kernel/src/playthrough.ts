/**
 * A game as it is played: the state, and everything needed to tell it again. What a playthrough writes down (the record)
 * holds choices and chance to re-run it, events to watch it, and the state to go on.
 */
import { type Chance, type ChanceOutcome, RecordingChance, ScriptedChance } from './chance.ts';
import type { GameEvent } from './events.ts';
import { type AnyGame, checkSeats, migrateState, type Options, type Outcome, resolveOptions } from './game.ts';
import type { AnyContext, Choice, Context, Pending, State } from './machine.ts';
import { firstDifference } from './plain.ts';
import { BadInput } from './refused.ts';
import type { Seat } from './seats.ts';

export const RECORD_FORMAT = 'conclave-record/1';

/** One choice and what followed from it until somebody was asked again. */
export interface RecordedStep {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly chance: readonly ChanceOutcome[];
  readonly events: readonly GameEvent[];
  /** Somebody saw something that was hidden, or chance had its say: this cannot be taken back. */
  readonly uncovered: boolean;
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly schemaVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly setup: { readonly chance: readonly ChanceOutcome[]; readonly events: readonly GameEvent[] };
  readonly steps: readonly RecordedStep[];
  readonly state: unknown;
  readonly outcome: Outcome | null;
}

/** Collects what one step brings about: what came out of chance, what was told, and whether it can be taken back. */
export class Telling<E extends GameEvent = GameEvent> implements Context<E> {
  readonly chance: RecordingChance;
  readonly events: E[] = [];
  private seen = false;

  constructor(chance: Chance) {
    this.chance = new RecordingChance(chance);
  }

  tell(event: E): void {
    this.events.push(event);
  }

  uncover(): void {
    this.seen = true;
  }

  get uncovered(): boolean {
    return this.seen || this.chance.outcomes.length > 0 || this.events.some((event) => event.secret !== undefined);
  }
}

/** A context that says nothing and writes nothing down: for searches and playouts. */
export function silent(chance: Chance): AnyContext {
  return { chance, tell: nothing, uncover: nothing };
}
function nothing(): void {}

export class Playthrough {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  state: State;
  pending: Pending | null;
  readonly steps: RecordedStep[] = [];
  readonly opening: { chance: readonly ChanceOutcome[]; events: readonly GameEvent[] };

  /** Starts a new game. */
  constructor(game: AnyGame, seats: number, options: Readonly<Record<string, unknown>>, chance: Chance) {
    this.game = game;
    this.seats = checkSeats(game, seats);
    this.options = resolveOptions(game, options);
    const telling = new Telling(chance);
    this.state = game.setup(this.seats, this.options, telling);
    this.opening = { chance: telling.chance.outcomes, events: telling.events };
    this.pending = game.pending(this.state);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  /** Everything that was told so far, in order. */
  get events(): GameEvent[] {
    return [...this.opening.events, ...this.steps.flatMap((step) => step.events)];
  }

  /** Carries out a choice. It is tried on a clone, so a refused or failing one changes nothing. */
  choose(seat: Seat, choice: Choice, chance: Chance): RecordedStep {
    const telling = new Telling(chance);
    const next = this.game.clone(this.state);
    const pending = this.game.choose(next, seat, choice, telling);
    const step: RecordedStep = {
      seat,
      choice,
      chance: telling.chance.outcomes,
      events: telling.events,
      uncovered: telling.uncovered,
    };
    this.state = next;
    this.pending = pending;
    this.steps.push(step);
    return step;
  }

  /**
   * How many steps stand after the seat takes back its latest choice; null if it may not. A seat takes back only its own
   * choices, nobody may have decided since, and nothing hidden may have come to light.
   */
  undoPoint(seat: Seat): number | null {
    const last = this.steps.at(-1);
    const mayTakeBack = last !== undefined && last.seat === seat && !last.uncovered;
    return mayTakeBack ? this.steps.length - 1 : null;
  }

  /** Takes back the seat's latest choice by playing everything before it again. */
  undo(seat: Seat): boolean {
    const point = this.undoPoint(seat);
    if (point === null) return false;
    this.rewind(point);
    return true;
  }

  /** Goes back to just after so many steps. Whoever calls it answers for what has been seen since. */
  rewind(length: number): void {
    const earlier = this.steps.slice(0, length);
    const again = new Playthrough(this.game, this.seats, this.options, new ScriptedChance(this.opening.chance));
    for (const step of earlier) again.choose(step.seat, step.choice, new ScriptedChance(step.chance));
    this.state = again.state;
    this.pending = again.pending;
    this.steps.length = length;
  }

  record(): GameRecord {
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      schemaVersion: this.game.schemaVersion,
      seats: this.seats,
      options: this.options,
      setup: this.opening,
      steps: this.steps,
      state: this.state,
      outcome: this.outcome,
    };
  }
}

/** Checks that unknown data has a record's shape. What it says is checked by `replay`. */
export function parseRecord(data: unknown): GameRecord {
  const record = data as Partial<GameRecord> | null;
  if (record === null || typeof record !== 'object') throw new BadInput('this is no game record');
  if (record.format !== RECORD_FORMAT) {
    throw new BadInput(`this is no game record of a known format (wanted ${RECORD_FORMAT})`);
  }
  const isWhole =
    typeof record.game === 'string' &&
    typeof record.rulesVersion === 'number' &&
    typeof record.schemaVersion === 'number' &&
    typeof record.seats === 'number' &&
    isObject(record.options) &&
    isObject(record.setup) &&
    Array.isArray(record.setup.chance) &&
    Array.isArray(record.setup.events) &&
    Array.isArray(record.steps) &&
    record.steps.every(isStep) &&
    isObject(record.state) &&
    record.outcome !== undefined;
  if (!isWhole) throw new BadInput('the game record is incomplete or damaged');
  return record as GameRecord;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isStep(step: unknown): boolean {
  return (
    isObject(step) &&
    typeof step.seat === 'number' &&
    isObject(step.choice) &&
    Array.isArray(step.chance) &&
    Array.isArray(step.events) &&
    typeof step.uncovered === 'boolean'
  );
}

/** Throws `BadInput` for a record of another game, or of rules that this program does not have. */
export function checkRules(game: AnyGame, record: GameRecord): void {
  if (record.game !== game.id) throw new BadInput(`the record is of ${record.game}, not of ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion) {
    throw new BadInput(
      `the record was played by rules version ${record.rulesVersion} of ${game.id}; this program has version ${game.rulesVersion}`,
    );
  }
}

/** Re-runs a record by its choices and chance. Throws `BadInput` where what comes out is not what the record says. */
export function replay(game: AnyGame, record: GameRecord): Playthrough {
  checkRules(game, record);
  const again = replaySetup(game, record);
  mustAgree('setup events', again.opening.events, record.setup.events);
  record.steps.forEach((step, i) => {
    const where = `step ${i + 1}`;
    const chance = new ScriptedChance(step.chance);
    const redone = at(where, () => again.choose(step.seat, step.choice, chance));
    if (chance.left > 0) throw new BadInput(`${where}: ${chance.left} outcomes of chance were never used`);
    mustAgree(`${where}, events`, redone.events, step.events);
    mustAgree(`${where}, uncovered`, redone.uncovered, step.uncovered);
  });
  mustAgree('the final state', again.state, migrateState(game, record.schemaVersion, record.state));
  mustAgree('the outcome', again.outcome, record.outcome);
  return again;
}

function replaySetup(game: AnyGame, record: GameRecord): Playthrough {
  const chance = new ScriptedChance(record.setup.chance);
  const again = at('setup', () => new Playthrough(game, record.seats, record.options, chance));
  if (chance.left > 0) throw new BadInput(`setup: ${chance.left} outcomes of chance were never used`);
  return again;
}

function at<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new BadInput(`${where} of the record cannot be played: ${(error as Error).message}`);
  }
}

function mustAgree(what: string, found: unknown, said: unknown): void {
  const where = firstDifference(found, said);
  if (where !== null) throw new BadInput(`the record does not agree with the rules: ${what} differs at ${where}`);
}
