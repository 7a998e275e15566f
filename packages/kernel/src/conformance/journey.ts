/** Random games, kept position by position, for the checks to look at. */
import { type Chance, type ChanceOutcome, SeededChance } from '../chance.ts';
import type { GameEvent } from '../events.ts';
import { type Outcome, observersOf } from '../game.ts';
import type { Choice, Pending, State } from '../machine.ts';
import { clonePlain } from '../plain.ts';
import { type RecordedStep, Telling } from '../playthrough.ts';
import type { Observer, Seat } from '../seats.ts';
import { type Table, titleOf } from './tables.ts';

export interface Position {
  /** How many choices were made before. */
  readonly step: number;
  /** Nobody may change it: checks work on copies. */
  readonly state: State;
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
  /** The choice that was made here, and what came of it. */
  readonly move: RecordedStep | null;
}

/** One random game. It may break off: a game that is at fault must not keep the other checks from looking at the rest. */
export interface Journey {
  readonly table: Table;
  readonly seed: number;
  readonly opening: { readonly chance: readonly ChanceOutcome[]; readonly events: readonly GameEvent[] };
  readonly positions: readonly Position[];
  /** Where it broke off. */
  readonly trouble: 'endless' | { readonly refused: string; readonly error: unknown } | null;
}

export function journeysOf(table: Table): Journey[] {
  const { seed, games } = table.settings;
  const seeds = seed === null ? Array.from({ length: games }, (_, i) => i + 1) : [seed];
  return seeds.map((one) => {
    try {
      return travel(table, one);
    } catch (error) {
      throw locate(error, { table, seed: one }, 'on the way');
    }
  });
}

function travel(table: Table, seed: number): Journey {
  const { game, seats, options, settings } = table;
  const chance = new SeededChance(`${seed} ${titleOf(table)}`);
  const start = new Telling(chance);
  let state: State = game.setup(seats, options, start);
  const positions: Position[] = [];
  let trouble: Journey['trouble'] = null;
  for (let step = 0; ; step++) {
    const here = { step, state, pending: game.pending(state), outcome: game.outcome(state) };
    const next = here.outcome === null ? randomChoice(here.pending, chance) : null;
    if (next === null || step >= settings.decisions) {
      if (next !== null) trouble = 'endless';
      positions.push({ ...here, move: null });
      break;
    }
    const telling = new Telling(chance);
    state = clonePlain(state);
    try {
      game.choose(state, next.seat, next.choice, telling);
    } catch (error) {
      trouble = { refused: game.choiceId(next.choice), error };
      positions.push({ ...here, move: null });
      break;
    }
    const { events, uncovered } = telling;
    positions.push({ ...here, move: { ...next, chance: telling.chance.outcomes, events, uncovered } });
  }
  return { table, seed, opening: { chance: start.chance.outcomes, events: start.events }, positions, trouble };
}

/** What random play does next; null when nobody can do anything. */
export function randomChoice(pending: Pending | null, chance: Chance): { seat: Seat; choice: Choice } | null {
  const able = pending?.asked.filter((one) => one.options.length > 0) ?? [];
  if (able.length === 0) return null;
  const { seat, options } = chance.pick(able);
  // Half of the time the type is drawn first, so that a choice with many targets does not crowd out all others.
  if (chance.below(2) === 0) return { seat, choice: chance.pick(options) };
  const type = chance.pick([...new Set(options.map((option) => option.type))]);
  return { seat, choice: chance.pick(options.filter((option) => option.type === type)) };
}

export function observers(journey: Journey): Observer[] {
  return observersOf(journey.table.seats);
}

/** Chance of its own for one position, so that a check finds the same whatever was checked before. */
export function chanceAt(journey: Journey, position: Position, purpose: string): Chance {
  return new SeededChance(`${journey.seed} ${position.step} ${purpose}`);
}

/** So many positions spread over a game; all of a short one. */
export function spread(journey: Journey, count = journey.table.settings.positions): readonly Position[] {
  const { positions, seed } = journey;
  if (positions.length <= count) return positions;
  const chance = new SeededChance(`${seed} spread`);
  const stride = positions.length / count;
  return Array.from({ length: count }, (_, i) => {
    const at = Math.floor(i * stride) + chance.below(Math.max(1, Math.floor(stride)));
    return positions[at] as Position;
  });
}

/** Runs a check at positions; whatever it throws is told with what repeats it. */
export function visit(
  journeys: readonly Journey[],
  positionsOf: (journey: Journey) => readonly Position[],
  look: (position: Position, journey: Journey) => void,
): void {
  for (const journey of journeys) {
    for (const position of positionsOf(journey)) {
      try {
        look(position, journey);
      } catch (error) {
        throw locate(error, journey, `step ${position.step}`);
      }
    }
  }
}

export function everywhere(journey: Journey): readonly Position[] {
  return journey.positions;
}

/** The last position alone: for what concerns a game as a whole. */
export function theEnd(journey: Journey): readonly Position[] {
  return journey.positions.slice(-1);
}

function locate(error: unknown, { table, seed }: Pick<Journey, 'table' | 'seed'>, step: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  const where = `${table.game.id}, ${titleOf(table)}, seed ${seed}, ${step}`;
  return new Error(`${where}: ${message}; repeat with CONFORMANCE_SEED=${seed}`, { cause: error });
}
