/** One of two worlds at its table: people on all seats and one who looks on, all connected by sockets of their own. */
import type { AnyGame, Choice, Observer, Seat, State } from '@conclave/kernel';
import type { ClockSetting, Decision, TableInfo } from '@conclave/protocol';
import type { LeakHouse, World } from './leak-house.ts';
import { type Names, plain } from './leak-transcript.ts';
import { connect, type Guest, guestAt, type Wire } from './wire.ts';

/** Everybody who sits in one world, and the ids that this world has for things that both have. */
export interface Company {
  readonly guests: readonly [Guest, ...Guest[]];
  readonly visitor: Guest;
  readonly names: Map<string, string>;
}

/** People with the same names in both worlds. */
export async function companyAt(url: string, seats: number): Promise<Company> {
  const names = new Map<string, string>();
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) guests.push(await guestAt(url, `Person ${seat}`));
  const visitor = await guestAt(url, 'Visitor');
  guests.forEach(({ id }, seat) => void names.set(id, `user ${seat}`));
  names.set(visitor.id, 'visitor');
  return { guests: guests as [Guest, ...Guest[]], visitor, names };
}

export interface Setting {
  readonly clock: ClockSetting;
  readonly windowSeconds: number | null;
  /** The game's own; the defaults if left out. */
  readonly options?: Readonly<Record<string, string | number>>;
}

export class Side {
  readonly world: World;
  readonly company: Company;
  readonly table: string;
  private readonly wires: ReadonlyMap<Observer, Wire>;

  private constructor(world: World, company: Company, table: string, wires: ReadonlyMap<Observer, Wire>) {
    this.world = world;
    this.company = company;
    this.table = table;
    this.wires = wires;
  }

  static async open(house: LeakHouse, world: World, company: Company, setting: Setting): Promise<Side> {
    const { game } = world;
    const [host, ...others] = company.guests;
    const wanted = { game: game.id, seats: company.guests.length, ...setting };
    const table = await house.begin(world, async () => (await host.ask<TableInfo>('POST', '/api/tables', wanted)).id);
    for (const one of others) await one.ask('POST', `/api/tables/${table}/seats`, {});
    await host.ask('POST', `/api/tables/${table}/start`, {});
    company.names.set(table, `table ${company.names.size}`);
    const wires = new Map<Observer, Wire>();
    for (const [observer, guest] of [...company.guests.entries(), ['spectator', company.visitor] as const]) {
      const wire = await connect(guest);
      await wire.open(table);
      wires.set(observer, wire);
    }
    const side = new Side(world, company, table, wires);
    await side.settle();
    return side;
  }

  get names(): Names {
    return this.company.names;
  }

  get game(): AnyGame {
    return this.world.game;
  }

  get state(): State {
    return this.world.state;
  }

  get isOver(): boolean {
    return this.game.outcome(this.state) !== null || this.game.pending(this.state) === null;
  }

  wire(observer: Observer): Wire {
    return this.wires.get(observer) as Wire;
  }

  guest(observer: Observer): Guest {
    return observer === 'spectator' ? this.company.visitor : (this.company.guests[observer] as Guest);
  }

  /** What the server asks the seat, as it was last told. */
  decision(seat: Seat): Decision | null {
    const last = this.wire(seat).messages.findLast(
      (message) => 'decision' in message && message.decision !== undefined,
    );
    return last !== undefined && 'decision' in last ? (last.decision ?? null) : null;
  }

  async choose(seat: Seat, choice: Choice, id: string): Promise<void> {
    const wire = this.wire(seat);
    const decision = this.decision(seat)?.id ?? 'none';
    const answer = await wire.command({ type: 'choose', table: this.table, id, decision, choice: { ...choice } });
    if (answer.type === 'refused')
      throw new Error(`seat ${seat} was refused ${JSON.stringify(choice)}: ${answer.message}`);
    await this.settle();
  }

  /** A request and its whole answer, as the two worlds are compared by it. */
  async request(guest: Guest | null, method: string, path: string, body?: unknown): Promise<string> {
    const where = path.replace('TABLE', this.table);
    const ask = () =>
      guest === null ? fetch(`${this.company.guests[0].url}${where}`) : guest.fetch(method, where, body);
    const response = await ask();
    const text = await response.text();
    const headers = ['cache-control', 'content-type', 'retry-after'].map((name) => response.headers.get(name));
    const answer = text === '' ? null : this.aboutThisTable(JSON.parse(text));
    return plain(JSON.stringify({ path, status: response.status, headers, answer }), this.names);
  }

  /** Earlier tables of these people ended where their worlds were told apart: in a list, this one counts. */
  private aboutThisTable(answer: unknown): unknown {
    return Array.isArray(answer) ? answer.filter((one: { id: string }) => one.id === this.table) : answer;
  }

  async settle(): Promise<void> {
    await Promise.all([...this.wires.values()].map((wire) => wire.settle()));
  }

  async close(): Promise<void> {
    await Promise.all([...this.wires.values()].map((wire) => wire.close()));
  }
}
