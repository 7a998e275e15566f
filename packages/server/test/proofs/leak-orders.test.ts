/** Nobody can tell an order from a person who passes at once: over real sockets, byte by byte and by the clock on the wall. */
import { chooseYourGod } from '@conclave/choose-your-god';
import type { AnyGame, Observer } from '@conclave/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolutionOf } from '../city.ts';
import { type LeakHouse, openLeakHouse } from './leak-house.ts';
import { companyAt, Side } from './leak-side.ts';
import { difference } from './leak-transcript.ts';

const game = chooseYourGod as AnyGame;
const PASS = { type: 'pass' };
const OTHERS: readonly Observer[] = [0, 2, 'spectator'];

let house: LeakHouse;
beforeAll(async () => {
  house = await openLeakHouse([game], {}, 100);
});
afterAll(() => house.close());

interface Course {
  /** What seat 1 orders while seat 0 thinks. */
  readonly wish: Record<string, unknown> | null;
  readonly passesInPerson: boolean;
  readonly beatSeconds?: number;
}

/** Seat 0 thinks for longer than a beat and passes; seat 1 passes in one way or another; seat 2 is asked. */
async function play({ wish, passesInPerson, beatSeconds = 2 }: Course) {
  const world = { game, seed: 'orders', state: resolutionOf(), events: [] };
  const clock = { kind: 'live', bankSeconds: 600, incrementSeconds: 10, beatSeconds } as const;
  const side = await Side.open(house, world, await companyAt(house.url, 3), { clock, windowSeconds: null });
  const { table } = side;
  await side.wire(1).command({ type: 'order', table, id: 'first', wish });
  await new Promise((resolve) => setTimeout(resolve, 2100));
  await side.choose(0, PASS, 'zero');
  if (passesInPerson) await side.choose(1, PASS, 'one');
  await side.wire(2).until(() => side.decision(2) !== null);
  await side.settle();
  return { side, late: latenessOf(side) };
}

/** How long after the end of the beat seat 1's pass was shown, by the server's own clock. */
function latenessOf(side: Side): number {
  const clocks = side
    .wire(2)
    .of('update')
    .flatMap(({ clock }) => clock ?? []);
  const asks = clocks.findLast(({ running }) => running.includes(1));
  const shown = clocks.findLast(({ running }) => running.includes(2));
  return (shown?.now ?? 0) - (asks?.standsUntil ?? 0);
}

it('another seat is told the same, at the same time, whether a seat passes in person or by order (CG-4.76, CG-8.14)', async () => {
  const inPerson = await play({ wish: null, passesInPerson: true });
  const courses: readonly Course[] = [
    { wish: { round: 1, standing: { reach: 'round', stops: [] } }, passesInPerson: false },
    { wish: { round: 1, rows: { 1: 'pass', 5: 'unless-acted' }, benefits: [1, 3] }, passesInPerson: false },
    { wish: { round: 1, rows: { 1: 'pass' } }, passesInPerson: true },
  ];
  for (const course of courses) {
    const byOrder = await play(course);
    for (const who of OTHERS) {
      const [here, there] = [inPerson.side, byOrder.side];
      expect(difference([here.wire(who).received, here.names], [there.wire(who).received, there.names])).toBeNull();
    }
    for (const { late } of [inPerson, byOrder]) {
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(1900);
    }
    await byOrder.side.close();
  }
  await inPerson.side.close();
}, 120_000);

it('the proof finds an order that passes sooner than a person could', async () => {
  const inPerson = await play({ wish: null, passesInPerson: true, beatSeconds: 0 });
  const wish = { round: 1, standing: { reach: 'round', stops: [] } };
  const byOrder = await play({ wish, passesInPerson: false, beatSeconds: 0 });
  const [here, there] = [inPerson.side, byOrder.side];
  expect(difference([here.wire(0).received, here.names], [there.wire(0).received, there.names])).not.toBeNull();
  await Promise.all([here.close(), there.close()]);
}, 30_000);
