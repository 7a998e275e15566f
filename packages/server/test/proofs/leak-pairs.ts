/**
 * Whole games in pairs of worlds that somebody cannot tell apart, played through sockets. As long as the rules tell the
 * observer no difference, everything that the server sends it must be the same in both worlds. When they do, or when the
 * worlds have no choice in common, the game goes on from where the first world stands, with a new second world.
 */
import {
  type Chance,
  type Choice,
  clonePlain,
  type Observer,
  type Pending,
  resolveOptions,
  type Seat,
  SeededChance,
  type State,
  samePlain,
  silent,
  toldTo,
} from '@conclave/kernel';
import type { Subject } from './leak-games.ts';
import type { LeakHouse, World } from './leak-house.ts';
import { type Company, companyAt, type Setting, Side } from './leak-side.ts';
import { difference } from './leak-transcript.ts';

export interface LeakSettings {
  readonly subject: Subject;
  readonly seed: string;
  /** Plays so many choices of the game at the most. */
  readonly choices: number;
  /** Begins after so many choices at random. */
  readonly from: number;
}

export interface LeakTally {
  pairs: number;
  choices: number;
  /** Choices made in one world alone, which nobody else may notice. */
  hidden: number;
  /** Choices that were others in the two worlds, sealed until everybody has answered. */
  sealed: number;
  messages: number;
  bytes: number;
  requests: number;
  isFinished: boolean;
}

/** Then another observer has its turn. */
const LONGEST_PAIR = 20;

const SETTINGS: readonly Setting[] = [
  { clock: { kind: 'none' }, windowSeconds: null },
  { clock: { kind: 'live', bankSeconds: 3600, incrementSeconds: 5 }, windowSeconds: 60 },
  { clock: { kind: 'slow', days: 3 }, windowSeconds: null },
];

/** Plays a game in pairs. Throws what was different, with what repeats it. */
export async function playInPairs(house: LeakHouse, settings: LeakSettings): Promise<LeakTally> {
  const { subject, seed } = settings;
  const chance = new SeededChance(seed);
  const tally = { pairs: 0, choices: 0, hidden: 0, sealed: 0, messages: 0, bytes: 0, requests: 0, isFinished: false };
  const companies = [await companyAt(house.url, subject.seats), await companyAt(house.url, subject.seats)] as const;
  const setting = { ...chance.pick(SETTINGS), options: subject.options ?? {} };
  let state = beginning(subject, chance, settings.from);
  while (tally.choices < settings.choices) {
    if (isOver(subject, state)) {
      tally.isFinished = true;
      break;
    }
    const observer = chance.pick([...companies[0].guests.keys(), 'spectator'] as const);
    const other = subject.kit.swapSecrets(clonePlain(state), observer, chance);
    if (looksDifferent(subject, observer, state, other)) {
      // The oracle's word is not ours to judge here: the conformance suite does.
      state = advanced(subject, state, chance);
      continue;
    }
    try {
      state = await playPair(house, { subject, observer, companies, setting, chance, tally }, state, other);
    } catch (error) {
      const where = `${subject.game.id}, seed ${seed}, after ${tally.choices} choices, ${named(observer)}`;
      throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
    }
  }
  return tally;
}

interface Pair {
  readonly subject: Subject;
  readonly observer: Observer;
  readonly companies: readonly [Company, Company];
  readonly setting: Setting;
  readonly chance: Chance;
  readonly tally: LeakTally;
}

/** Plays until the observer is told a difference; gives where the first world stands then. */
async function playPair(house: LeakHouse, pair: Pair, state: State, other: State): Promise<State> {
  const { subject, companies, setting, chance, tally } = pair;
  const seed = `pair ${chance.below(2 ** 30)}`;
  const world = (at: State): World => ({ game: subject.game, seed, state: at, events: [] });
  const here = await Side.open(house, world(state), companies[0], setting);
  const there = await Side.open(house, world(other), companies[1], setting);
  const sides = [here, there] as const;
  tally.pairs++;
  try {
    await beNosy(pair, sides);
    for (let made = 0; made < LONGEST_PAIR; made++) {
      mustLookTheSame(pair, sides);
      const move = nextMove(pair, sides);
      if (move === null) return advanced(subject, here.state, chance);
      const news = move.isHidden && chance.below(6) === 0 ? waitForNews(pair, sides) : null;
      for (const [side, choice] of move.choices) await side.choose(move.seat, choice, `choice ${made}`);
      tally.choices++;
      if (move.isHidden) tally.hidden++;
      if (isSealed(move)) tally.sealed++;
      if (sides.some(({ isOver }) => isOver) || isToldApart(pair, sides)) return here.state;
      mustLookTheSame(pair, sides);
      await news?.();
      if (move.isHidden || chance.below(4) === 0) await compareRequests(pair, sides);
      if (chance.below(10) === 0) await beNosy(pair, sides);
    }
    return here.state;
  } finally {
    for (const side of sides) {
      tally.messages += side.wire(pair.observer).received.length;
      tally.bytes += side.wire(pair.observer).received.reduce((sum, text) => sum + text.length, 0);
      await side.close();
    }
  }
}

// ---- What happens in both worlds

interface Move {
  readonly seat: Seat;
  readonly choices: readonly (readonly [Side, Choice])[];
  /** Made in one world only. */
  readonly isHidden: boolean;
}

function isSealed({ choices: [here, there] }: Move): boolean {
  return here !== undefined && there !== undefined && !samePlain(here[1], there[1]);
}

type Sides = readonly [Side, Side];

/** What somebody does next: the same in both worlds, or what the observer cannot know in one of them. Null: nothing. */
function nextMove(pair: Pair, sides: Sides): Move | null {
  const { chance, observer } = pair;
  const [here, there] = sides.map(({ game, state }) => game.pending(state) as Pending) as [Pending, Pending];
  if (here.uniform === true && chance.below(3) > 0) {
    const hidden = hiddenMove(pair, sides);
    if (hidden !== null) return hidden;
  }
  const seats = here.asked.map(({ seat }) => seat).filter((seat) => there.asked.some((one) => one.seat === seat));
  if (seats.length === 0) return hiddenMove(pair, sides);
  const seat = chance.pick(seats);
  const [options, others] = [optionsOf(here, seat), optionsOf(there, seat)];
  const isSecret = sides[0].game.kindOfDecision(here.decision) === 'ballot' && seat !== observer;
  if (isSecret && chance.below(2) === 0) {
    const choices = [[sides[0], chance.pick(options)] as const, [sides[1], chance.pick(others)] as const];
    return { seat, choices, isHidden: false };
  }
  const common = options.filter((option) => others.some((one) => samePlain(one, option)));
  if (common.length === 0) return null;
  const choice = chance.pick(common);
  return { seat, choices: sides.map((side) => [side, choice] as const), isHidden: false };
}

/** In one world somebody answers a ballot that hides who has answered. The last answer would open it. */
function hiddenMove({ chance, observer }: Pair, sides: Sides): Move | null {
  const moves = sides.flatMap((side): Move[] => {
    const { asked, uniform } = side.game.pending(side.state) as Pending;
    if (uniform !== true || asked.length < 2) return [];
    return asked
      .filter(({ seat }) => seat !== observer)
      .map(({ seat, options }) => ({ seat, choices: [[side, chance.pick(options)] as const], isHidden: true }));
  });
  return moves.length === 0 ? null : chance.pick(moves);
}

function optionsOf(pending: Pending, seat: Seat): readonly Choice[] {
  return pending.asked.find((one) => one.seat === seat)?.options ?? [];
}

/** The observer tries in both worlds what nobody may do, wishes to pass, and talks: answers must not differ either. */
async function beNosy({ observer, chance }: Pair, sides: Sides): Promise<void> {
  const id = `nosy ${chance.below(2 ** 30)}`;
  const wish = chance.pick(['act', 'question', 'off'] as const);
  const kind = chance.below(5);
  for (const side of sides) {
    const wire = side.wire(observer);
    const { table } = side;
    const decision = observer === 'spectator' ? 'none' : (side.decision(observer)?.id ?? 'none');
    if (kind === 0) await wire.command({ type: 'choose', table, id, decision, choice: { type: 'peek' } });
    if (kind === 1) await wire.command({ type: 'choose', table, id, decision: 'older', choice: { type: 'pass' } });
    if (kind === 2) await wire.command({ type: 'consent', table, id, agree: true });
    if (kind === 3) await wire.command({ type: 'pass-until', table, id, until: wish });
    if (kind === 4) await wire.command({ type: 'say', table, id, channel: chance.pick(['table']), text: 'What now?' });
    await side.settle();
  }
}

// ---- What must not differ

function mustLookTheSame({ observer }: Pair, [here, there]: Sides): void {
  for (const who of new Set([observer, 'spectator'] as const)) {
    const found = difference([here.wire(who).received, here.names], [there.wire(who).received, there.names]);
    if (found !== null) throw new Error(`${named(who)} can tell two worlds apart on the socket: ${found}`);
  }
}

const ROUTES = ['/api/tables/TABLE', '/api/tables/TABLE/view', '/api/tables/TABLE/view?words=en'];
/** Refused to everybody while the game is on. */
const AFTERWARDS = ['record', 'replay?as=spectator', 'replay?as=all', 'replay?as=0', 'replay?as=1'];

async function compareRequests({ observer, tally }: Pair, sides: Sides): Promise<void> {
  const asks: readonly [who: Observer | null, method: string, path: string, body?: unknown][] = [
    ...ROUTES.flatMap((path) => [[observer, 'GET', path] as const, [null, 'GET', path] as const]),
    ...AFTERWARDS.map((path) => [observer, 'GET', `/api/tables/TABLE/${path}`] as const),
    [observer, 'GET', '/api/me/tables'],
    [observer, 'POST', '/api/tables/TABLE/choices', { id: 'nosy', decision: 'x', choice: { type: 'peek' } }],
  ].map((ask) => ask as [Observer | null, string, string, unknown?]);
  for (const [who, method, path, body] of asks) {
    const [one, other] = await Promise.all(
      sides.map((side) => side.request(who === null ? null : side.guest(who), method, path, body)),
    );
    tally.requests += 2;
    if (one !== other) {
      const found = difference([[one as string], new Map()], [[other as string], new Map()]);
      throw new Error(
        `${who === null ? 'anybody' : named(who)} can tell two worlds apart by ${method} ${path}: ${found}`,
      );
    }
    if (AFTERWARDS.some((last) => path.endsWith(last)) && !(one as string).includes('"status":409')) {
      throw new Error(`${path} is answered while the game is on: ${one}`);
    }
  }
}

/** Waits over HTTP for something new while something happens that nobody may notice. */
function waitForNews({ observer, tally }: Pair, sides: Sides): () => Promise<void> {
  const seconds = 1;
  const waits = sides.map(async (side) => {
    const wire = side.wire(observer);
    const last = wire.messages.filter((message) => 'seq' in message).at(-1);
    const query = `stream=${wire.of('snapshot').at(-1)?.stream}&seq=${last?.seq}&wait=${seconds}`;
    const begun = performance.now();
    const answer = await side.request(side.guest(observer), 'GET', `/api/tables/TABLE/view?${query}`);
    const isEarly = performance.now() - begun < seconds * 1000 - 50;
    return isEarly ? answer : null;
  });
  return async () => {
    const early = (await Promise.all(waits)).find((answer) => answer !== null);
    tally.requests += 2;
    if (early !== undefined) throw new Error(`${named(observer)} is woken by what it must not notice: ${early}`);
  };
}

// ---- What the rules themselves tell

function isToldApart({ subject, observer }: Pair, [here, there]: Sides): boolean {
  return ([observer, 'spectator'] as const).some((who) => {
    const [left, right] = [here, there].map(({ world }) => world.events.map((event) => toldTo(event, who)));
    return JSON.stringify(left) !== JSON.stringify(right) || looksDifferent(subject, who, here.state, there.state);
  });
}

function looksDifferent({ game }: Subject, observer: Observer, a: State, b: State): boolean {
  const seen = (state: State) => JSON.stringify([game.viewOf(state, observer), askedAs(game.pending(state), observer)]);
  return seen(a) !== seen(b);
}

/** What the observer may know of who is asked: its own options, and where a ballot hides it nothing of the others. */
function askedAs(pending: Pending | null, observer: Observer): unknown {
  if (pending === null) return null;
  const { decision, asked, uniform } = pending;
  const own = asked.find(({ seat }) => seat === observer)?.options ?? null;
  return [decision, uniform ? null : asked.map(({ seat }) => seat), own];
}

// ---- Where pairs begin

function beginning({ game, seats, options }: Subject, chance: Chance, choices: number): State {
  let state: State = game.setup(seats, resolveOptions(game, options), silent(chance));
  for (let i = 0; i < choices && !isOver({ game }, state); i++) state = advanced({ game }, state, chance);
  return state;
}

function advanced({ game }: Pick<Subject, 'game'>, state: State, chance: Chance): State {
  const pending = game.pending(state);
  if (pending === null) return state;
  const { seat, options } = chance.pick(pending.asked);
  const next = game.clone(state);
  game.choose(next, seat, chance.pick(options), silent(chance));
  return next;
}

function isOver({ game }: Pick<Subject, 'game'>, state: State): boolean {
  return game.outcome(state) !== null || game.pending(state) === null;
}

function named(observer: Observer): string {
  return observer === 'spectator' ? 'a spectator' : `seat ${observer}`;
}
