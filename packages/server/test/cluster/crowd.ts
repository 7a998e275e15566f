/** Pairs of people at many tables, the two of each on different nodes, who play one game after another. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, SeededChance } from '@conclave/kernel';
import { type Guest, newGuest, newTable } from '../proofs/player-guest.ts';
import type { Balancer } from './balancer.ts';
import type { ClusterNode } from './node.ts';
import { Person } from './person.ts';

export const GAME = 'rise-of-cthulhu';
export const CLOCK = { kind: 'live', bankSeconds: 3600, incrementSeconds: 2 } as const;

const TICK = 5;
const LOOK = 100;
/** Each pair changes nodes by itself every so many seconds, on average: a node that should not be asked any more is asked. */
const MOVES_AFTER = 20;
/** So many are let in at a time. */
const AT_THE_DOOR = 6;
/** A cluster that lets nobody in for so long has failed. */
const PATIENCE = 90_000;

interface Pair {
  readonly people: readonly Person[];
  isMoving: boolean;
}

export class Crowd {
  /** Every table that was played at. */
  readonly tables: string[] = [];
  readonly faults: string[] = [];
  readonly unfinished = new Set<string>();
  private readonly balancer: Balancer;
  private readonly chance: Chance;
  private readonly pairs: Pair[] = [];
  private readonly looking: NodeJS.Timeout;
  /** No new games are begun. */
  private isLastGame = false;

  constructor(balancer: Balancer, seed: string) {
    this.balancer = balancer;
    this.chance = new SeededChance(seed);
    this.looking = setInterval(() => {
      const now = Date.now();
      for (const person of this.people) person.look(now);
    }, LOOK);
  }

  get people(): readonly Person[] {
    return this.pairs.flatMap(({ people }) => people);
  }

  /** Seats two people at each of so many tables. */
  async gather(tables: number): Promise<void> {
    let next = 0;
    const letIn = async () => {
      while (next < tables) await this.sitDown(next++);
    };
    await Promise.all(Array.from({ length: AT_THE_DOOR }, letIn));
  }

  /** Breaks the connections to a node that the balancer has given up. */
  cutOff(node: ClusterNode): void {
    for (const person of this.people) if (person.node === node) person.player.breakOff();
  }

  /** Lets them choose so many times a second, wherever a choice is possible, until the signal comes. */
  async play(rate: number, until: AbortSignal): Promise<void> {
    let due = 0;
    let moves = 0;
    let last = performance.now();
    while (!until.aborted) {
      await sleep(TICK);
      const now = performance.now();
      // What could not be chosen while nobody was there is not made up for in one rush.
      due = Math.min(due + ((now - last) / 1000) * rate, rate);
      const before = last;
      last = now;
      while (due >= 1 && this.chooseSomewhere()) due--;
      moves += ((now - before) / 1000) * (this.pairs.length / MOVES_AFTER);
      for (; moves >= 1; moves--) for (const person of this.chance.pick(this.pairs).people) person.moveOn();
    }
  }

  /** No more new games; everybody plays on as fast as possible. If nobody can choose for so long, tables that have not ended are faults. */
  async playToTheEnd(milliseconds: number): Promise<void> {
    this.isLastGame = true;
    let deadline = Date.now() + milliseconds;
    const left = () => this.pairs.filter((pair) => pair.isMoving || !isOver(pair));
    while (left().length > 0 && Date.now() < deadline) {
      for (const { people } of left()) {
        for (const { player } of people) if (player.choose()) deadline = Date.now() + milliseconds;
      }
      await sleep(TICK);
    }
    for (const { people } of left()) {
      this.faults.push(`UNFINISHED: ${people.map((one) => one.inWords()).join('; ')}`);
      for (const { player } of people) this.unfinished.add(player.table);
    }
  }

  close(): void {
    clearInterval(this.looking);
    for (const { player } of this.people) player.leave();
  }

  private chooseSomewhere(): boolean {
    for (let tries = 0; tries < 20; tries++) {
      const pair = this.chance.pick(this.pairs);
      if (pair.isMoving) continue;
      if (isOver(pair)) void this.playAnother(pair);
      else if (pair.people.some(({ player }) => player.choose())) return true;
    }
    return false;
  }

  private async sitDown(n: number): Promise<void> {
    const origin = () => this.balancer.nodeFor(n).origin;
    const guests = await insist(async () => [
      await newGuest(origin(), `Ada ${n}`),
      await newGuest(origin(), `Bob ${n}`),
    ]);
    const table = await this.newTable(n, guests);
    const people = guests.map((guest, seat) => {
      const chance = new SeededChance(`${n} ${seat}`);
      return new Person(guest, table, 2 * n + seat, chance, this.balancer);
    });
    this.pairs.push({ people, isMoving: false });
    await Promise.all(people.map(({ player }) => player.come()));
  }

  private async playAnother(pair: Pair): Promise<void> {
    if (this.isLastGame) return;
    pair.isMoving = true;
    try {
      const [first] = pair.people as [Person];
      const n = this.pairs.indexOf(pair);
      const guests = pair.people.map(({ guest }) => guest);
      const next = await this.newTable(n, guests);
      await Promise.all(pair.people.map((person) => person.goTo(next)));
      if (first.player.table !== next) this.faults.push(`NOT BACK: nobody could go to table ${next}`);
    } catch (error) {
      this.faults.push(`NO TABLE: ${(error as Error).message}`);
    } finally {
      pair.isMoving = false;
    }
  }

  /** A table that was begun in vain is left behind: it never started, or nobody knows of it. */
  private async newTable(n: number, guests: readonly Guest[]): Promise<string> {
    const origin = () => this.balancer.nodeFor(n).origin;
    const table = await insist(() => newTable(origin(), guests, { game: GAME, clock: CLOCK }));
    this.tables.push(table);
    return table;
  }
}

function isOver({ people }: Pair): boolean {
  return people.every(({ player }) => player.isOver && player.underWay.length === 0);
}

/** Does it again and again until it succeeds: nodes are killed in the middle of it. */
export async function insist<T>(work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}
