/** A ballot that hides who has answered: nothing beside the game may show it either. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { User } from '../../src/tables/service.ts';
import {
  ada,
  askedAmong,
  bob,
  choose,
  commandId,
  eve,
  type House,
  keepingReader,
  openHouse,
  tableOf,
} from '../house.ts';

const people = [ada, bob, eve];
let house: House;
let id: string;
beforeEach(async () => {
  house = await openHouse();
  const clock = { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } as const;
  ({ id } = await tableOf(house, { game: 'vigil', seats: 3, windowSeconds: null, clock }, people));
  while ((await decisionNow()) !== 'bids') {
    for (const user of await askedAmong(house, id, people)) await choose(house, user, id);
  }
});
afterEach(() => house.close());

async function decisionNow(): Promise<string> {
  const { view } = await house.tables.snapshot(ada, id);
  return (view as { pending: { decision: string } }).pending.decision;
}

/** What the user and somebody who looks on are told while something happens. */
async function toldMeanwhile(user: User, happens: () => Promise<void>) {
  const readers = [keepingReader(user), keepingReader({ id: 'visitor', name: 'Visitor' })];
  for (const reader of readers) await house.tables.open(reader, id);
  const before = readers.map(({ updates }) => updates.length);
  await happens();
  return readers.map(({ updates }, i) => updates.slice(before[i]));
}

it('does not show by what can be taken back that somebody has answered since', async () => {
  await choose(house, ada, id);
  expect((await house.tables.snapshot(ada, id)).undo).toMatchObject({ free: false, byConsent: true });
  expect(await toldMeanwhile(ada, () => choose(house, bob, id))).toEqual([[], []]);
});

it('does not end a wish to pass until somebody acts', async () => {
  await house.tables.play(ada, id, { type: 'pass-until', id: commandId(), until: 'act' });
  expect(await toldMeanwhile(ada, () => choose(house, bob, id))).toEqual([[], []]);
  expect((await house.tables.snapshot(ada, id)).passUntil).toBe('act');
});

it('does not end a wish to take something back', async () => {
  await choose(house, ada, id);
  await house.tables.play(ada, id, { type: 'undo', id: commandId() });
  const { request } = (await house.tables.snapshot(ada, id)).undo;
  expect(request).toEqual({ by: 0, waitingFor: [1, 2] });
  expect(await toldMeanwhile(ada, () => choose(house, bob, id))).toEqual([[], []]);
  expect((await house.tables.snapshot(ada, id)).undo.request).toEqual(request);
});

it('stops no clock before it is over', async () => {
  const before = (await house.tables.snapshot(eve, id)).clock;
  expect(before?.running).toEqual([0, 1, 2]);
  await choose(house, ada, id);
  const after = (await house.tables.snapshot(eve, id)).clock;
  expect(after?.running).toEqual([0, 1, 2]);
  // Whoever has answered gets the increment when all have.
  const hasMore = after?.left.map((rest, seat) => (rest ?? 0) > (before?.left[seat] ?? 0));
  expect(hasMore).toEqual([false, false, false]);
});
