/** A swarm of people who play legal games through the public API, two at each table. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, SeededChance } from '@conclave/kernel';
import type { ProblemBody } from '@conclave/protocol';
import type { Swarm } from './load-pace.ts';
import { createPlayer, type Player } from './player.ts';
import { type Guest, newGuest, newTable } from './player-guest.ts';

const GAME = 'rise-of-cthulhu';
/** Every choice moves a clock, so every choice is news for both seats. */
const CLOCK = { kind: 'live', bankSeconds: 7200, incrementSeconds: 5 } as const;
/** So many are let in at a time. */
const AT_THE_DOOR = 8;

export interface ConclaveSwarm extends Swarm {
  readonly refusals: readonly ProblemBody[];
  readonly faults: readonly string[];
  readonly finished: number;
  /** By pair, those that are played at now. */
  readonly tables: readonly string[];
}

/** Where the people of pair `n` open their tables, and where each of them plays: servers may be several. */
export interface Places {
  tables(n: number): string;
  player(n: number, seat: number): string;
}

/** Opens so many tables and seats two people at each. */
export async function conclaveSwarm(at: string | Places, tables: number, seed: string): Promise<ConclaveSwarm> {
  const places = typeof at === 'string' ? { tables: () => at, player: () => at } : at;
  const chance = new SeededChance(seed);
  const refusals: ProblemBody[] = [];
  const faults: string[] = [];
  const latencies: number[] = [];
  const pairs: Pair[] = [];
  let finished = 0;
  let isClosed = false;

  const heard = {
    news: (milliseconds: number) => latencies.push(milliseconds),
    refusal: (problem: ProblemBody) => refusals.push(problem),
  };
  let next = 0;
  async function letIn(): Promise<void> {
    while (next < tables) {
      const n = next++;
      const origin = places.tables(n);
      const guests = [await newGuest(origin, `Ada ${n}`), await newGuest(origin, `Bob ${n}`)] as const;
      const origins = guests.map((_, seat) => places.player(n, seat));
      pairs[n] = await sitDown(origin, origins, guests, `${seed} ${n}`, heard);
    }
  }
  await Promise.all(Array.from({ length: AT_THE_DOOR }, letIn));

  async function playAnother(pair: Pair): Promise<void> {
    finished++;
    try {
      await pair.playAnother();
    } catch (error) {
      if (!isClosed) faults.push(`no other table could be opened: ${(error as Error).message}`);
    }
  }

  return {
    latencies,
    refusals,
    get faults() {
      return [...faults, ...pairs.flatMap(({ players }) => players.flatMap((player) => player.faults))];
    },
    get finished() {
      return finished;
    },
    get tables() {
      return pairs.map(({ players: [first] }) => first?.table ?? '');
    },
    chooseSomewhere(among = tables) {
      const some = among < tables ? pairs.slice(0, among) : pairs;
      for (let tries = 0; tries < 20; tries++) {
        const pair = chance.pick(some);
        if (pair.isOver) void playAnother(pair);
        if (pair.choose()) return true;
      }
      return false;
    },
    get isAtRest() {
      return pairs.every(({ isWaiting }) => !isWaiting);
    },
    async close() {
      isClosed = true;
      for (const { players } of pairs) for (const player of players) player.leave();
      await sleep(100);
    },
  };
}

interface Pair {
  readonly players: readonly Player[];
  readonly isOver: boolean;
  /** The other seat has not heard of a choice yet. */
  readonly isWaiting: boolean;
  choose(): boolean;
  /** Sits down at a new table, on the same connections. */
  playAnother(): Promise<void>;
}

async function sitDown(
  origin: string,
  origins: readonly string[],
  guests: readonly [Guest, Guest],
  seed: string,
  heard: { news(milliseconds: number): void; refusal(problem: ProblemBody): void },
): Promise<Pair> {
  const openTable = () => newTable(origin, guests, { game: GAME, clock: CLOCK });
  const table = await openTable();
  const chance: Chance = new SeededChance(seed);
  let chosen: { by: number; at: number } | null = null;
  let isMoving = false;
  const players = guests.map((guest, seat) =>
    createPlayer({
      origin: origins[seat] ?? origin,
      guest,
      table,
      chance,
      thinks: null,
      keepsNotes: false,
      onSend: () => {
        chosen = { by: seat, at: performance.now() };
      },
      onNews: (update) => {
        const isOthers = update !== null && chosen !== null && chosen.by !== seat;
        if (!isOthers || chosen === null) return;
        heard.news(performance.now() - chosen.at);
        chosen = null;
      },
      onRefusal: heard.refusal,
    }),
  );
  await Promise.all(players.map((player) => player.come()));
  return {
    players,
    get isWaiting() {
      return chosen !== null;
    },
    get isOver() {
      return !isMoving && players.every(({ isOver }) => isOver);
    },
    // Until the other seat has heard of a choice the table makes no other.
    choose: () => chosen === null && !isMoving && players.some((player) => player.choose()),
    async playAnother() {
      isMoving = true;
      const next = await openTable();
      await Promise.all(players.map((player) => player.goTo(next)));
      isMoving = false;
    },
  };
}
