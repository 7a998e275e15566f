/** The game of one table: where it stands, what led there, and what a choice would make of it. No input or output. */
import { hash } from 'node:crypto';
import { FairChance, FairKey } from '@conclave/fair';
import {
  type AnyGame,
  type Asked,
  type Choice,
  type GameEvent,
  type OpenFacts,
  type Options,
  type Outcome,
  offeredOption,
  type Pending,
  Playthrough,
  ScriptedChance,
  type Seat,
  type State,
  Telling,
} from '@conclave/kernel';
import type { Decision, Notice, NoticeText } from '@conclave/protocol';
import type { Entry } from '../../storage/store.ts';
import { EntryLog, Line } from './entries.ts';

export type ChoiceEntry = Extract<Entry, { kind: 'choice' }>;
type StartEntry = Extract<Entry, { kind: 'start' }>;
type NoticeEntry = Extract<Entry, { kind: 'notice' }>;
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
  readonly key: FairKey;
  readonly state: State;
  readonly pending: Pending | null;
  readonly chanceUsed: number;
  readonly start: StartEntry;
  /** The choices that stand, oldest first. */
  readonly choices: EntryLog<ChoiceEntry>;
  /** How many events stand: those of the beginning and of these choices. */
  readonly eventCount: number;
  /** The log that led here, those lines included that were taken back. */
  readonly log: EntryLog<Entry>;
  /** How often each seat has chosen, those choices included that were taken back. */
  readonly chosen: readonly number[];
  /** How many choices were more than a pass, those included that were taken back: what a response window responds to. */
  readonly acts: number;
  /** Which of the choices that stand is each seat's latest; -1: none. */
  readonly latest: readonly number[];
  /** How often something was taken back, and how many events stood right after the latest time. */
  readonly undone: { readonly times: number; readonly eventsLeft: number };
  /** What the table itself told, oldest first. */
  readonly notices: readonly Notice[];
  readonly found: Found;
}

/** What follows from the match and is asked for several times, once somebody has found it out. */
interface Found {
  readonly decisions: Decision[];
  facts: OpenFacts<unknown, GameEvent> | null;
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
  lessonNumber?: number,
): Match {
  const key = new FairKey(dice);
  const stream = new FairChance(key);
  const lesson = lessonNumber === undefined ? undefined : game.lessons?.[lessonNumber - 1];
  const chance = lesson === undefined ? stream : new ScriptedChance(lesson.chance, { loose: true });
  const begun = new Playthrough(game, seats, options, chance);
  const start: StartEntry = {
    ...doer,
    kind: 'start',
    ...begun.opening,
    ...(lesson === undefined ? {} : { isLesson: true, lessonNumber }),
    chanceUsed: stream.used,
  };
  return {
    game,
    seats,
    options,
    dice,
    key,
    state: begun.state,
    pending: begun.pending,
    chanceUsed: stream.used,
    start,
    choices: EntryLog.of<ChoiceEntry>([]),
    eventCount: start.events.length,
    log: EntryLog.of<Entry>([new Line(start)]),
    chosen: Array.from({ length: seats }, () => 0),
    acts: 0,
    latest: Array.from({ length: seats }, () => -1),
    undone: NOTHING_UNDONE,
    notices: [],
    found: nothingFound(),
  };
}

/** Which of the game's guided games is played, from 1; null in any other game. */
export function lessonNumberOf(match: Pick<Match, 'start'> | null): number | null {
  if (match?.start.isLesson !== true) return null;
  return match.start.lessonNumber ?? 1;
}

/** A match as it was stored: the state is taken as it stands, the log says what led to it. */
export function storedMatch(
  stored: Pick<Match, 'game' | 'seats' | 'options' | 'dice' | 'state' | 'chanceUsed'> & {
    readonly log: readonly Entry[];
  },
): Match {
  const start = stored.log.find((entry) => entry.kind === 'start');
  if (start === undefined) throw new Error('the log of a table in play has no beginning');
  const log: Line<Entry>[] = [];
  const notices: Notice[] = [];
  const choices: Line<ChoiceEntry>[] = [];
  for (const entry of stored.log) {
    const line = new Line<Entry>(entry);
    log.push(line);
    if (entry.kind === 'choice') choices.push(line as Line<ChoiceEntry>);
    if (entry.kind === 'undo') choices.length = entry.choices;
    if (entry.kind === 'notice') notices.push(noticeIn(entry, notices.length));
  }
  const standing = EntryLog.of(choices);
  const undos = stored.log.filter((entry) => entry.kind === 'undo');
  const eventsLeft = eventsIn([start, ...standing.first(undos.at(-1)?.choices ?? 0)]);
  const undone = undos.length === 0 ? NOTHING_UNDONE : { times: undos.length, eventsLeft };
  const chosen = Array.from({ length: stored.seats }, () => 0);
  let acts = 0;
  for (const entry of stored.log) {
    if (entry.kind !== 'choice') continue;
    chosen[entry.seat] = (chosen[entry.seat] as number) + 1;
    if (isAct(entry.choice)) acts++;
  }
  return {
    ...stored,
    key: new FairKey(stored.dice),
    pending: stored.game.pending(stored.state),
    start,
    choices: standing,
    eventCount: eventsIn([start, ...standing]),
    log: EntryLog.of(log),
    chosen,
    acts,
    latest: latestBySeat(standing, stored.seats),
    undone,
    notices,
    found: nothingFound(),
  };
}

function noticeIn({ at, after, notice }: NoticeEntry, before: number): Notice {
  return { n: before + 1, at, after, ...notice };
}

/** The match when the table has told something. Where the game stands does not change. */
export function withNotice(match: Match, notice: NoticeText, doer: Doer): Match {
  const entry: NoticeEntry = { ...doer, kind: 'notice', notice, after: match.eventCount };
  return {
    ...match,
    log: match.log.with(new Line<Entry>(entry)),
    notices: [...match.notices, noticeIn(entry, match.notices.length)],
  };
}

function isAct({ type }: Choice): boolean {
  return type !== 'pass';
}

function latestBySeat(choices: EntryLog<ChoiceEntry>, seats: number): number[] {
  const latest = Array.from({ length: seats }, () => -1);
  let at = 0;
  for (const { seat } of choices) latest[seat] = at++;
  return latest;
}

function eventsIn(entries: readonly { readonly events: readonly GameEvent[] }[]): number {
  return entries.reduce((sum, { events }) => sum + events.length, 0);
}

/** The match after a choice. Throws the kernel's `Refused` if the seat is not offered it. */
export function afterChoice(
  match: Match,
  seat: Seat,
  choice: Choice,
  decidedBy: ChoiceEntry['decidedBy'],
  doer: Doer,
): Match {
  const { game, key, chanceUsed } = match;
  const chance = new FairChance(key, chanceUsed);
  const telling = new Telling(chance);
  // What is asked was found out when it was asked, so that it need not be again.
  const option = offeredOption(match.pending, seat, choice);
  const state: State = game.clone(match.state);
  const pending = game.apply(state, seat, option, telling);
  const entry: ChoiceEntry = {
    ...doer,
    kind: 'choice',
    seat,
    choice,
    decidedBy,
    chance: telling.chance.outcomes,
    events: telling.events,
    uncovered: telling.uncovered,
    chanceUsed: chance.used,
  };
  const line = new Line(entry);
  return {
    ...match,
    state,
    pending,
    chanceUsed: chance.used,
    choices: match.choices.with(line),
    eventCount: match.eventCount + entry.events.length,
    log: match.log.with(line),
    chosen: match.chosen.with(seat, (match.chosen[seat] as number) + 1),
    acts: isAct(choice) ? match.acts + 1 : match.acts,
    latest: match.latest.with(seat, match.choices.length),
    found: nothingFound(),
  };
}

/**
 * The match as it was after so many choices, when it stood like this. Chance goes back with it: the same choice draws the same
 * once more, so that nobody rolls again by taking back.
 */
export function afterUndo(match: Match, seat: Seat, choices: number, state: State, doer: Doer): Match {
  const left = match.choices.first(choices);
  const eventCount = eventsIn([match.start, ...left]);
  // Games that were begun by an earlier version do not say where the stream stood; theirs goes on.
  const chanceUsed = (left.last ?? match.start).chanceUsed;
  const entry: Entry = { ...doer, kind: 'undo', seat, choices, ...(chanceUsed === undefined ? {} : { chanceUsed }) };
  return {
    ...match,
    state,
    pending: match.game.pending(state),
    chanceUsed: chanceUsed ?? match.chanceUsed,
    choices: left,
    eventCount,
    log: match.log.with(new Line(entry)),
    latest: latestBySeat(left, match.seats),
    undone: { times: match.undone.times + 1, eventsLeft: eventCount },
    found: nothingFound(),
  };
}

export function outcomeOf(match: Match): Outcome | null {
  return match.game.outcome(match.state);
}

/** The events that stand, from the one numbered `from`. */
export function eventsFrom({ start, choices, eventCount }: Match, from: number): readonly GameEvent[] {
  // Mostly the latest are asked for, so the entry that holds the first of them is looked for from the end.
  let first = choices.length;
  let begin = eventCount;
  while (first > 0 && begin > from) begin -= (choices.at(--first) as ChoiceEntry).events.length;
  const later = choices.from(first).flatMap(({ events }) => events);
  return begin > from ? [...start.events.slice(from), ...later] : later.slice(from - begin);
}

/**
 * How many choices stand after the seat takes back its latest without asking anybody; null if it may not. In a ballot that
 * hides who has answered nobody may: whether one still can would show whether somebody has answered since.
 */
export function freeUndo({ choices, pending }: Match, seat: Seat): number | null {
  const { last } = choices;
  const isOpen = pending !== null && pending.uniform !== true;
  const mayTakeBack = last !== undefined && last.seat === seat && !last.uncovered && isOpen;
  return mayTakeBack ? choices.length - 1 : null;
}

/** Whether nothing has happened from one to the other but an answer in a ballot that hides who has answered. */
export function isUnnoticed(before: Match, after: Match): boolean {
  const isHiding = before.pending?.uniform === true && after.pending?.uniform === true;
  const isTakenBack = after.choices.length < before.choices.length;
  return isHiding && !isTakenBack && before.eventCount === after.eventCount;
}

/** How many choices stand after the seat's latest is taken back with everything that followed; null if it made none. */
export function undoByConsent(match: Match, seat: Seat): number | null {
  if (match.pending === null) return null;
  const at = match.latest[seat] ?? -1;
  return at < 0 ? null : at;
}

export function askedOf(match: Match, seat: Seat): Asked | undefined {
  return match.pending?.asked.find((one) => one.seat === seat);
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
  const question = [own, asked.decision, asked.options, kind === 'window' ? match.eventCount : 0];
  // Up to twelve letters are a text of its own; a longer part would keep the whole, and be compared with care.
  const id = hash('sha256', JSON.stringify(question), 'base64url').slice(0, 12);
  return { id, decision: asked.decision, kind };
}
