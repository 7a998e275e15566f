/** The game of one table: where it stands, what led there, and what a choice would make of it. No input or output. */
import { hash } from 'node:crypto';
import { FairChance } from '@conclave/fair';
import {
  type AnyGame,
  type Asked,
  type Choice,
  type Context,
  type GameEvent,
  type OpenFacts,
  type Options,
  type Outcome,
  type Pending,
  Playthrough,
  ScriptedChance,
  type Seat,
  type State,
  Telling,
} from '@conclave/kernel';
import type { Decision } from '@conclave/protocol';
import type { Entry } from '../storage/store.ts';

export type ChoiceEntry = Extract<Entry, { kind: 'choice' }>;
type StartEntry = Extract<Entry, { kind: 'start' }>;
type Doer = Pick<Entry, 'at' | 'by'>;

/** What all chance of a table comes from. */
export interface Dice {
  readonly seed: string;
  readonly table: string;
  readonly entropy: readonly (string | null)[];
}

/** A game in play. Values are never changed in place: what is to be committed is a new one, so a failed commit costs nothing. */
export interface Match {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly dice: Dice;
  readonly state: State;
  readonly pending: Pending | null;
  readonly chanceUsed: number;
  readonly start: StartEntry;
  /** The choices that stand, oldest first. */
  readonly choices: readonly ChoiceEntry[];
  /** How many events were told by the beginning and each standing choice: `told[i]` after `i` choices. */
  readonly told: readonly number[];
  /** The log that led here, those lines included that were taken back. */
  readonly log: readonly Entry[];
  /** How often each seat has chosen, those choices included that were taken back. */
  readonly chosen: readonly number[];
  /** How often something was taken back, and how many events stood right after the latest time. */
  readonly undone: { readonly times: number; readonly eventsLeft: number };
  readonly found: Found;
}

/** What follows from the match and is asked for several times, once somebody has found it out. */
interface Found {
  readonly decisions: Decision[];
  facts: OpenFacts | null;
}

function nothingFound(): Found {
  return { decisions: [], facts: null };
}

export const NOTHING_UNDONE: Match['undone'] = { times: 0, eventsLeft: 0 };

export function startMatch(
  game: AnyGame,
  seats: number,
  options: Options,
  dice: Dice,
  doer: Doer,
  isLesson?: true,
): Match {
  const stream = new FairChance(dice);
  const lesson = isLesson ? game.lesson : undefined;
  const chance = lesson === undefined ? stream : new ScriptedChance(lesson.chance, { loose: true });
  const begun = new Playthrough(game, seats, options, chance);
  const start: StartEntry = { ...doer, kind: 'start', ...begun.opening, ...(isLesson ? { isLesson } : {}) };
  return {
    game,
    seats,
    options,
    dice,
    state: begun.state,
    pending: begun.pending,
    chanceUsed: stream.used,
    start,
    choices: [],
    told: [start.events.length],
    log: [start],
    chosen: Array.from({ length: seats }, () => 0),
    undone: NOTHING_UNDONE,
    found: nothingFound(),
  };
}

/** A match as it was stored: the state is taken as it stands, the log says what led to it. */
export function storedMatch(
  stored: Pick<Match, 'game' | 'seats' | 'options' | 'dice' | 'state' | 'chanceUsed' | 'log'>,
): Match {
  const start = stored.log.find((entry) => entry.kind === 'start');
  if (start === undefined) throw new Error('the log of a table in play has no beginning');
  const choices: ChoiceEntry[] = [];
  for (const entry of stored.log) {
    if (entry.kind === 'choice') choices.push(entry);
    if (entry.kind === 'undo') choices.length = entry.choices;
  }
  const told = [start.events.length];
  for (const choice of choices) told.push((told.at(-1) as number) + choice.events.length);
  const undos = stored.log.filter((entry) => entry.kind === 'undo');
  const eventsLeft = told[undos.at(-1)?.choices ?? 0] as number;
  const undone = { times: undos.length, eventsLeft };
  const chosen = Array.from({ length: stored.seats }, () => 0);
  for (const entry of stored.log) if (entry.kind === 'choice') chosen[entry.seat] = (chosen[entry.seat] as number) + 1;
  return {
    ...stored,
    pending: stored.game.pending(stored.state),
    start,
    choices,
    told,
    chosen,
    undone,
    found: nothingFound(),
  };
}

/** The match after a choice. Throws the kernel's `Refused` if the seat is not offered it. */
export function afterChoice(
  match: Match,
  seat: Seat,
  choice: Choice,
  decidedBy: ChoiceEntry['decidedBy'],
  doer: Doer,
): Match {
  const { game, dice, chanceUsed } = match;
  const chance = new FairChance(dice, chanceUsed);
  const telling = new Telling(chance);
  const state: State = game.clone(match.state);
  const pending = game.choose(state, seat, choice, telling as Context);
  const entry: ChoiceEntry = {
    ...doer,
    kind: 'choice',
    seat,
    choice,
    decidedBy,
    chance: telling.chance.outcomes,
    events: telling.events,
    uncovered: telling.uncovered,
  };
  return {
    ...match,
    state,
    pending,
    chanceUsed: chance.used,
    choices: [...match.choices, entry],
    told: [...match.told, eventCount(match) + entry.events.length],
    log: [...match.log, entry],
    chosen: match.chosen.with(seat, (match.chosen[seat] as number) + 1),
    found: nothingFound(),
  };
}

/** The match as it was after so many choices. The chance that was used stays used, so that nobody draws a card twice. */
export function afterUndo(match: Match, seat: Seat, choices: number, doer: Doer): Match {
  const { game, seats, options } = match;
  const again = new Playthrough(game, seats, options, new ScriptedChance(match.start.chance));
  for (const entry of match.choices.slice(0, choices)) {
    again.choose(entry.seat, entry.choice, new ScriptedChance(entry.chance));
  }
  return {
    ...match,
    state: again.state,
    pending: again.pending,
    choices: match.choices.slice(0, choices),
    told: match.told.slice(0, choices + 1),
    log: [...match.log, { ...doer, kind: 'undo', seat, choices }],
    undone: { times: match.undone.times + 1, eventsLeft: match.told[choices] as number },
    found: nothingFound(),
  };
}

export function outcomeOf(match: Match): Outcome | null {
  return match.game.outcome(match.state);
}

export function eventCount(match: Match): number {
  return match.told.at(-1) as number;
}

/** The events that stand, from the one numbered `from`. */
export function eventsFrom(match: Match, from: number): GameEvent[] {
  const events: GameEvent[] = from < match.start.events.length ? match.start.events.slice(from) : [];
  // Told counts grow, so the first choice that reaches beyond `from` is found from the end.
  let first = match.choices.length;
  while (first > 0 && (match.told[first - 1] as number) >= from) first--;
  for (let i = Math.max(first - 1, 0); i < match.choices.length; i++) {
    const begin = match.told[i] as number;
    const { events: told } = match.choices[i] as ChoiceEntry;
    if (begin + told.length > from) events.push(...told.slice(Math.max(0, from - begin)));
  }
  return events;
}

/**
 * How many choices stand after the seat takes back its latest without asking anybody; null if it may not. In a ballot that
 * hides who has answered nobody may: whether one still can would show whether somebody has answered since.
 */
export function freeUndo({ choices, pending }: Match, seat: Seat): number | null {
  const last = choices.at(-1);
  const isOpen = pending !== null && pending.uniform !== true;
  const mayTakeBack = last !== undefined && last.seat === seat && !last.uncovered && isOpen;
  return mayTakeBack ? choices.length - 1 : null;
}

/** Whether nothing has happened from one to the other but an answer in a ballot that hides who has answered. */
export function isUnnoticed(before: Match, after: Match): boolean {
  const isHiding = before.pending?.uniform === true && after.pending?.uniform === true;
  const isTakenBack = after.choices.length < before.choices.length;
  return isHiding && !isTakenBack && eventCount(before) === eventCount(after);
}

/** How many choices stand after the seat's latest is taken back with everything that followed; null if it made none. */
export function undoByConsent(match: Match, seat: Seat): number | null {
  if (match.pending === null) return null;
  const at = match.choices.findLastIndex((entry) => entry.seat === seat);
  return at < 0 ? null : at;
}

export function askedOf(match: Match, seat: Seat): Asked | undefined {
  return match.pending?.asked.find((one) => one.seat === seat);
}

/** How many choices were more than a pass: what a response window responds to. */
export function actsOf(match: Match): number {
  return match.log.reduce(
    (acts, entry) => (entry.kind === 'choice' && entry.choice.type !== 'pass' ? acts + 1 : acts),
    0,
  );
}

/**
 * What the seat is asked, by an id that changes when the question does and never with what the seat cannot see. An answer
 * to an earlier question, or given before somebody acted in the window, is thereby told from one to this question.
 */
export function decisionOf(match: Match, seat: Seat): Decision | null {
  const asked = askedOf(match, seat);
  if (asked === undefined) return null;
  const { decisions } = match.found;
  decisions[seat] ??= newDecision(match, asked);
  return decisions[seat];
}

function newDecision(match: Match, asked: Asked): Decision {
  const { seat } = asked;
  const kind = match.game.kindOfDecision(asked.decision);
  const own = (match.chosen[seat] as number) + match.undone.times;
  // What was told everybody knows. How many have chosen what would show what some answered in secret.
  const question = [own, asked.decision, asked.options, kind === 'window' ? eventCount(match) : 0];
  const id = hash('sha256', JSON.stringify(question)).slice(0, 16);
  return { id, decision: asked.decision, kind };
}
