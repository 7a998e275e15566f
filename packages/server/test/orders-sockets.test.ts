/** Orders over the sockets of a real server that is stopped and started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch, type ServerMessage, type Snapshot } from '@conclave/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configFrom, createLog, type RunningServer, startServer } from '../src/index.ts';
import { newTable } from './proofs/player-guest.ts';
import { connect, type Guest, guestAt, type Wire } from './proofs/wire.ts';

let server: RunningServer;
let folder: string;

const start = (port = '0') =>
  startServer(
    configFrom({ PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }),
    createLog('silent'),
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-orders-'));
  server = await start();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Part = Extract<ServerMessage, { type: 'snapshot' | 'update' }>;

/** What the wire's person knows by now. */
function knownBy(wire: Wire): Pick<Snapshot, 'view' | 'decision' | 'orders'> {
  const parts = wire.messages.filter((message): message is Part => ['snapshot', 'update'].includes(message.type));
  return parts.reduce<Pick<Snapshot, 'view' | 'decision' | 'orders'>>(
    (known, part) => ({
      view: part.type === 'snapshot' ? part.view : part.view ? applyPatch(known.view, part.view) : known.view,
      decision: part.decision === undefined ? known.decision : part.decision,
      orders: part.orders === undefined ? known.orders : part.orders,
    }),
    { view: null, decision: null, orders: null },
  );
}

interface City {
  readonly round: number;
  readonly pending: { readonly decision: string; readonly options?: readonly { type: string; location?: number }[] };
}

/** Each places one Priest in Location 1 and prays. */
async function playIntention(table: string, wires: readonly Wire[], placed: Set<Wire>, until: () => boolean) {
  while (!until()) {
    const wire = wires.find((one) => knownBy(one).decision !== null);
    if (wire === undefined) return;
    const { decision, view } = knownBy(wire);
    const { pending } = view as City;
    const wanted = { intent: placed.has(wire) ? 'pray' : 'pick', deal: 'done', 'intent-location': 'location' } as const;
    const type = wanted[pending.decision as keyof typeof wanted];
    if (type === undefined) return;
    if (type === 'location') placed.add(wire);
    const choice = pending.options?.find((one) => one.type === type && (one.location ?? 1) === 1) ?? { type };
    await wire.command({ type: 'choose', table, id: wire.newCommand(), decision: decision?.id ?? '', choice });
    await Promise.all(wires.map((one) => one.settle()));
  }
}

async function lookOn(guests: readonly Guest[], table: string): Promise<Wire[]> {
  const wires = await Promise.all(guests.map((guest) => connect({ ...guest, url: server.url })));
  for (const wire of wires) await wire.open(table);
  return wires;
}

it('orders are told to their seat alone, outlive the server, and play the Resolution Phase (CG-4.71, CG-4.73, CG-4.78)', async () => {
  const guests = await Promise.all([guestAt(server.url, 'Ada'), guestAt(server.url, 'Bob')]);
  const table = await newTable(server.url, guests, { game: 'choose-your-god', seats: 2 });
  const before = await lookOn(guests, table);
  const placed = new Set<Wire>();
  const [ada, bob] = before as [Wire, Wire];

  const wish = { round: 1, standing: { reach: 'round', stops: [] }, benefits: [1] };
  const heard = bob.received.length;
  const command = (wire: Wire) => wire.command({ type: 'order', table, id: wire.newCommand(), wish });
  expect(await command(ada)).toMatchObject({ type: 'done' });
  await bob.settle();
  expect(bob.received.length).toBe(heard);
  expect(knownBy(ada).orders).toMatchObject({ round: 1, benefits: [1] });
  expect(knownBy(bob).orders).toBeNull();
  await command(bob);

  await Promise.all(before.map((wire) => wire.close()));
  await server.stop();
  server = await start();

  const after = await lookOn(guests, table);
  for (const wire of after) expect(knownBy(wire).orders).toMatchObject({ standing: { reach: 'round' }, benefits: [1] });
  const isRoundTwo = () => (knownBy(after[0] as Wire).view as City).round === 2;
  await playIntention(table, after, placed, isRoundTwo);
  // All of it is passed and used by order: one beat for the passes, if anybody can act, and one for the benefit.
  await (after[0] as Wire).until(isRoundTwo);
  await (after[1] as Wire).settle();
  for (const wire of after) expect(knownBy(wire).orders).toMatchObject({ standing: null, benefits: [1] });
  await Promise.all(after.map((wire) => wire.close()));
});
