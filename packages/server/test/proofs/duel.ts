/** Two people at a table of Rise of Cthulhu, each on one socket from beginning to end, who note what was acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Choice, GameRecord } from '@conclave/kernel';
import { SeededChance } from '@conclave/kernel';
import { applyPatch, type ClientMessage, type ClockSetting, type Decision } from '@conclave/protocol';
import { newTable } from './player-guest.ts';
import { connect, type Guest, guestAt, type Wire } from './wire.ts';

type Choose = Extract<ClientMessage, { type: 'choose' }>;

export interface Command {
  readonly wire: Wire;
  readonly message: Choose;
}

export type Answer = Awaited<ReturnType<Wire['command']>>;

export class Duel {
  readonly table: string;
  readonly guests: readonly [Guest, Guest];
  readonly wires: readonly [Wire, Wire];
  /** Ids of the commands that the server said were done. */
  readonly acknowledged = new Set<string>();
  private readonly chance: SeededChance;
  private commands = 0;

  private constructor(table: string, guests: readonly [Guest, Guest], wires: readonly [Wire, Wire], seed: string) {
    this.table = table;
    this.guests = guests;
    this.wires = wires;
    this.chance = new SeededChance(seed);
  }

  static async begin(url: string, seed: string, setting: { readonly clock?: ClockSetting } = {}): Promise<Duel> {
    const guests = [await guestAt(url), await guestAt(url)] as const;
    const id = await newTable(url, guests, { game: 'rise-of-cthulhu', ...setting });
    const wires = [await connect(guests[0]), await connect(guests[1])] as const;
    for (const wire of wires) await wire.open(id);
    return new Duel(id, guests, wires, seed);
  }

  /** The same two at the same table, on new connections: after the server was gone. */
  static async again(before: Duel): Promise<Duel> {
    const wires = [await connect(before.guests[0]), await connect(before.guests[1])] as const;
    for (const wire of wires) await wire.open(before.table);
    const duel = new Duel(before.table, before.guests, wires, 'again');
    for (const id of before.acknowledged) duel.acknowledged.add(id);
    duel.commands = before.commands;
    return duel;
  }

  /** What whoever is asked chooses next, not sent yet; null when nobody is asked. */
  async next(): Promise<Command | null> {
    for (const wire of this.wires) await wire.settle();
    for (const wire of this.wires) {
      const { view, decision } = seenOn(wire, this.table);
      if (decision === null) continue;
      const { options } = (view as { pending: { options: readonly Choice[] } }).pending;
      const choice = { ...this.chance.pick(options) };
      const id = `choice ${++this.commands}`;
      return { wire, message: { type: 'choose', table: this.table, id, decision: decision.id, choice } };
    }
    return null;
  }

  /** Sends it, again if it was sent before, and waits for the answer. */
  async send({ wire, message }: Command, patience = 30_000): Promise<Answer> {
    const before = wire.received.length;
    wire.send(message);
    const answer = () =>
      wire.messages
        .slice(before)
        .find((one): one is Answer => (one.type === 'done' || one.type === 'refused') && one.id === message.id);
    await wire.until(() => answer() !== undefined || wire.closed !== null, patience);
    const found = answer();
    if (found === undefined) throw new Error('the connection ended before the answer came');
    if (found.type === 'done') this.acknowledged.add(message.id);
    return found;
  }

  /** Sends it until it is done, as a client does that shows "reconnecting" meanwhile, and tells how often it was refused. */
  async insist(command: Command): Promise<number> {
    for (let refusals = 0; refusals < 200; refusals++) {
      const answer = await this.send(command);
      if (answer.type === 'done') return refusals;
      if (answer.code !== 'storage-unavailable') throw new Error(`refused for another reason: ${answer.code}`);
      await sleep(50);
    }
    throw new Error('the choice was never stored');
  }

  /** Makes so many choices, all of which must be done. */
  async play(choices: number): Promise<void> {
    for (let i = 0; i < choices; i++) {
      const command = await this.next();
      if (command === null) return;
      const answer = await this.send(command);
      if (answer.type === 'refused') throw new Error(`a legal choice was refused: ${answer.code} ${answer.message}`);
    }
  }

  /** Plays to the end, and gives what is stored of the game. */
  async finish(): Promise<GameRecord> {
    await this.play(10_000);
    return this.guests[0].ask<GameRecord>('GET', `/api/tables/${this.table}/record`);
  }

  async close(): Promise<void> {
    for (const wire of this.wires) await wire.close();
  }
}

/** What a client knows of the table after everything that it was sent. */
export function seenOn(wire: Wire, table: string): { view: unknown; decision: Decision | null } {
  let seen: { view: unknown; decision: Decision | null } = { view: null, decision: null };
  for (const message of wire.messages) {
    if (!('table' in message) || message.table !== table) continue;
    if (message.type === 'snapshot') seen = { view: message.view, decision: message.decision };
    if (message.type === 'update') {
      const { view, decision } = message;
      seen = { view: applyPatch(seen.view, view ?? []), decision: decision === undefined ? seen.decision : decision };
    }
  }
  return seen;
}
