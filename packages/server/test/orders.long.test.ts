/** Standing orders at a table of people: what they answer, when it is shown, and what becomes of them. */
import { afterEach, describe, expect, it } from 'vitest';
import { Problem } from '../src/problem.ts';
import type { Entry } from '../src/storage/store.ts';
import type { TableDeps } from '../src/tables/deps.ts';
import { cityAt } from './city.ts';
import { ada, bob, commandId, eve, type House, keepingReader, openHouse, optionOf, tableOf, until } from './house.ts';

let house: House;
afterEach(() => house.close());

const people = [ada, bob, eve];
const SLOW = { kind: 'slow', days: 3 } as const;
const LIVE = { kind: 'live', bankSeconds: 600, incrementSeconds: 10, beatSeconds: 2 } as const;
/** Less than a beat by what timers are early, in milliseconds. */
const NEARLY_A_BEAT = 1900;
const WHOLE_ROUND = { round: 1, standing: { reach: 'round', stops: [] } };

/** Ada, Bob and Eve in the Resolution Phase; Ada is asked first. */
async function table(clock: typeof SLOW | typeof LIVE, deps: Partial<TableDeps> = {}, given: object = {}) {
  house = await openHouse({ gameNamed: () => cityAt(given), botPace: 10, ...deps });
  const { id } = await tableOf(house, { game: 'choose-your-god', seats: 3, clock }, people);
  return id;
}

const order = (user: typeof ada, id: string, wish: object | null) =>
  house.tables.play(user, id, { type: 'order', id: commandId(), wish: wish as Record<string, unknown> | null });

async function pass(user: typeof ada, id: string): Promise<void> {
  const { decision } = await optionOf(house, user, id);
  await house.tables.play(user, id, { type: 'choose', id: commandId(), decision, choice: { type: 'pass' } });
}

const seen = (user: typeof ada, id: string) => house.tables.snapshot(user, id);
const asked = async (id: string) => {
  const { view } = await seen(ada, id);
  const { pending, activeLocation } = view as {
    pending: { decision: string; seats: number[] };
    activeLocation: number;
  };
  return `${activeLocation}: ${pending.seats} ${pending.decision}`;
};

async function choicesOf(id: string): Promise<Extract<Entry, { kind: 'choice' }>[]> {
  const entries = (await house.store.loadTable(id))?.entries ?? [];
  return entries.filter((entry) => entry.kind === 'choice');
}

describe('where people have days', () => {
  it('an order passes at once, and its clock never runs (CG-4.73, CG-4.79)', async () => {
    const id = await table(SLOW);
    await order(bob, id, WHOLE_ROUND);
    await order(eve, id, WHOLE_ROUND);
    const reader = keepingReader(ada);
    await house.tables.open(reader, id);
    await pass(ada, id);
    expect(await asked(id)).toBe('1: 0 benefit');
    expect((await choicesOf(id)).map(({ seat, decidedBy }) => [seat, decidedBy])).toEqual([
      [0, 'person'],
      [1, 'order'],
      [2, 'order'],
    ]);
    const clocks = reader.updates.flatMap(({ clock }) => clock?.running ?? []);
    expect(clocks.filter((seat) => seat !== 0)).toEqual([]);
  });

  it('an order that is given while its seat is asked answers that question too', async () => {
    const id = await table(SLOW);
    await order(ada, id, WHOLE_ROUND);
    expect(await asked(id)).toBe('1: 1 act');
  });

  it('everybody may fill in the round plan at the same time (CG-4.77)', async () => {
    const id = await table(SLOW);
    const rows = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [i + 1, 'pass']));
    await Promise.all(people.map((user) => order(user, id, { round: 1, rows, benefits: [1] })));
    // Location 5 has a benefit with a choice, so its winner is asked in person.
    expect(await asked(id)).toBe('5: 0 benefit');
    expect((await seen(bob, id)).orders).toMatchObject({ rows: { 5: 'pass', 13: 'pass' } });
  });

  it('a ticked benefit is used without asking (CG-4.78)', async () => {
    const id = await table(SLOW, {}, { activeLocation: 1, acting: 'none' });
    expect(await asked(id)).toBe('1: 0 benefit');
    await order(ada, id, { benefits: [1] });
    expect((await choicesOf(id)).map(({ choice, decidedBy }) => [choice.type, decidedBy])).toEqual([['use', 'order']]);
    expect((await seen(ada, id)).orders).toMatchObject({ benefits: [1] });
  });
});

describe('on a live table', () => {
  it('a pass is shown at the end of a beat, whoever gave it (CG-4.76)', async () => {
    const id = await table(LIVE);
    const begun = Date.now();
    await pass(ada, id);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(NEARLY_A_BEAT);
    const asks = Date.now();
    await order(bob, id, WHOLE_ROUND);
    expect(await asked(id)).toBe('1: 1 act');
    await until(async () => (await asked(id)) === '1: 2 act');
    const [, byOrder] = await choicesOf(id);
    expect(byOrder?.decidedBy).toBe('order');
    expect((byOrder?.at ?? 0) - asks).toBeGreaterThanOrEqual(NEARLY_A_BEAT);
  });

  it('passes that were ordered before share one beat, and so does a person who was quick (CG-4.76)', async () => {
    const id = await table(LIVE);
    await order(bob, id, { round: 1, rows: { 1: 'pass' } });
    await order(eve, id, { round: 1, rows: { 1: 'unless-acted' } });
    await pass(ada, id);
    expect(await asked(id)).toBe('1: 0 benefit');
    const at = (await choicesOf(id)).map((entry) => entry.at);
    expect(Math.max(...at) - Math.min(...at)).toBeLessThan(NEARLY_A_BEAT);
  });

  it('a person who takes longer is shown when ready, and whoever follows has a beat of their own', async () => {
    const id = await table(LIVE);
    await order(bob, id, WHOLE_ROUND);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const ready = Date.now();
    await pass(ada, id);
    expect(Date.now() - ready).toBeLessThan(NEARLY_A_BEAT);
    expect(await asked(id)).toBe('1: 1 act');
  });

  it('an action waits for no beat', async () => {
    const id = await table(LIVE);
    const { decision } = await optionOf(house, ada, id);
    const begun = Date.now();
    const choice = { type: 'miracle', card: 'mir-relic-trade-1' };
    await house.tables.play(ada, id, { type: 'choose', id: commandId(), decision, choice });
    expect(Date.now() - begun).toBeLessThan(NEARLY_A_BEAT);
  });

  it("nobody's clock runs in a beat, and everybody's is shown alike (CG-4.79)", async () => {
    const id = await table(LIVE);
    await order(ada, id, WHOLE_ROUND);
    const { clock } = await seen(eve, id);
    expect(clock?.running).toEqual([0]);
    expect(clock?.left[0]).toBe(600_000);
    expect(clock?.standsUntil).toBeGreaterThan(clock?.now ?? 0);
    await until(async () => (await asked(id)) === '1: 1 act');
    expect((await seen(eve, id)).clock?.left).toEqual([610_000, 600_000, 600_000]);
  });

  it('a choice that waits is made once, even if it is sent twice or ordered meanwhile', async () => {
    const id = await table(LIVE);
    const { decision } = await optionOf(house, ada, id);
    const command = { id: commandId(), decision, choice: { type: 'pass' } };
    const twice = Promise.all([
      house.tables.play(ada, id, { type: 'choose', ...command }),
      house.tables.play(ada, id, { type: 'choose', ...command }),
    ]);
    await order(ada, id, WHOLE_ROUND);
    await twice;
    expect(await choicesOf(id)).toHaveLength(1);
  });

  it('one who plays against bots alone waits for no beat', async () => {
    house = await openHouse({ gameNamed: () => cityAt(), botPace: 10 });
    const bots = ['random', 'random'];
    const { id } = await tableOf(house, { game: 'choose-your-god', seats: 3, clock: LIVE, bots }, [ada]);
    const begun = Date.now();
    await pass(ada, id);
    expect(Date.now() - begun).toBeLessThan(NEARLY_A_BEAT);
  });

  it('without a beat an order passes at once', async () => {
    const id = await table({ ...LIVE, beatSeconds: 0 } as never);
    await order(ada, id, WHOLE_ROUND);
    expect(await asked(id)).toBe('1: 1 act');
  });
});

describe('what was ordered', () => {
  it('is known to its seat only: content and existence (CG-8.14)', async () => {
    const id = await table(SLOW);
    const readers = [ada, eve, { id: 'visitor', name: 'Visitor' }].map(keepingReader);
    for (const reader of readers) await house.tables.open(reader, id);
    const before = readers.map(({ updates }) => updates.length);
    await order(bob, id, WHOLE_ROUND);
    await order(bob, id, { round: 1, rows: { 5: 'pass' }, benefits: [3] });
    await order(bob, id, null);
    expect(readers.map(({ updates }) => updates.length)).toEqual(before);
    await order(bob, id, WHOLE_ROUND);
    expect((await seen(bob, id)).orders).toMatchObject({ standing: { reach: 'round' } });
    expect((await seen(ada, id)).orders).toBeNull();
    expect((await house.tables.snapshot(null, id)).orders).toBeNull();
  });

  it('survives a restart (CG-4.71)', async () => {
    const id = await table(SLOW);
    await order(bob, id, WHOLE_ROUND);
    house = await house.restart();
    expect((await seen(bob, id)).orders).toMatchObject({ standing: { reach: 'round' } });
    await pass(ada, id);
    expect(await asked(id)).toBe('1: 2 act');
  });

  it('is carried out after a restart in the middle of a beat', async () => {
    const id = await table(LIVE);
    await order(ada, id, WHOLE_ROUND);
    house = await house.restart();
    await house.tables.open(keepingReader(ada), id);
    await until(async () => (await asked(id)) === '1: 1 act');
  });

  it('is taken back with one wish (CG-4.74)', async () => {
    const id = await table(SLOW);
    await order(bob, id, { round: 1, standing: { reach: 'round', stops: [], at: [1] } });
    await pass(ada, id);
    expect(await asked(id)).toBe('1: 1 act');
    await order(bob, id, null);
    expect((await seen(bob, id)).orders).toBeNull();
    await pass(bob, id);
    await pass(eve, id);
    expect(await asked(id)).toBe('1: 0 benefit');
  });

  it('ends when its seat takes a choice back: it is asked again', async () => {
    const id = await table(SLOW);
    await order(ada, id, WHOLE_ROUND);
    expect(await asked(id)).toBe('1: 1 act');
    await house.tables.play(ada, id, { type: 'undo', id: commandId() });
    expect(await asked(id)).toBe('1: 0 act');
    expect((await seen(ada, id)).orders).toBeNull();
  });

  it('waits while a bot stands in for its seat', async () => {
    const id = await table(SLOW);
    await order(bob, id, WHOLE_ROUND);
    await house.tables.play(bob, id, { type: 'stand-up' });
    await pass(ada, id);
    await until(async () => (await choicesOf(id)).some(({ seat }) => seat === 1));
    expect((await choicesOf(id)).find(({ seat }) => seat === 1)?.decidedBy).toBe('stand-in');
  });

  it('is refused with what to do, and by games without orders', async () => {
    const id = await table(SLOW);
    await expect(order(bob, id, { round: 2, rows: { 5: 'pass' } })).rejects.toEqual(
      new Problem('bad-request', 'This order can’t be given: this is round 1; say "round": 1 to order for it.'),
    );
    await expect(order({ id: 'zoe', name: 'Zoe' }, id, null)).rejects.toThrow('You don’t have a seat at this table.');
    await house.close();
    house = await openHouse();
    const rise = await tableOf(house, { game: 'rise-of-cthulhu', seats: 2 });
    await expect(order(ada, rise.id, null)).rejects.toThrow('This game has no standing orders.');
  });
});
