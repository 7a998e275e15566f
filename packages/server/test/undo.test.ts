/** Taking back: everybody is told, and it never rolls the dice again. */
import { parseFairRecord, verifyRecord } from '@conclave/fair';
import type { AnyGame } from '@conclave/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vigil } from '../../kernel/test/toy/index.ts';
import type { Entry, StoredTable } from '../src/storage/store.ts';
import type { User } from '../src/tables/service.ts';
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
  recordOf,
  replayOf,
  tableOf,
} from './house.ts';

const VIGIL = { game: 'vigil', seats: 2 } as const;
type ChoiceEntry = Extract<Entry, { kind: 'choice' }>;

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const other = (user: User) => (user === ada ? bob : ada);
const isChoice = (entry: Entry): entry is ChoiceEntry => entry.kind === 'choice';
const choicesOf = async (id: string) => ((await house.store.loadTable(id))?.entries ?? []).filter(isChoice);
const noticesOf = async (id: string, user: User | null = eve) => (await house.tables.snapshot(user, id)).notices;

/** Plays until a choice has rolled dice; gives it, and who made it. */
async function playUntilRoll(id: string): Promise<{ roll: ChoiceEntry; by: User }> {
  for (;;) {
    const [user = ada] = await askedAmong(house, id, [ada, bob]);
    await choose(house, user, id);
    const last = (await choicesOf(id)).at(-1) as ChoiceEntry;
    if (last.chance.length > 0) return { roll: last, by: user };
  }
}

async function takeBack(id: string, by: User): Promise<void> {
  await house.tables.play(by, id, { type: 'undo', id: commandId() });
  await house.tables.play(other(by), id, { type: 'consent', id: commandId(), agree: true });
}

describe('a roll that is taken back', () => {
  it('comes out the same when the same is chosen again, also after a restart', async () => {
    const { id } = await tableOf(house, VIGIL);
    const { roll, by } = await playUntilRoll(id);
    for (let times = 0; times < 2; times++) {
      await takeBack(id, by);
      if (times === 1) house = await house.restart();
      await choose(house, by, id, () => roll.choice);
      const again = (await choicesOf(id)).at(-1);
      expect(again).toMatchObject({ choice: roll.choice, chance: roll.chance, events: roll.events });
    }
  });

  it('leaves a record whose dice can be checked', async () => {
    const { id } = await tableOf(house, VIGIL);
    const { roll, by } = await playUntilRoll(id);
    await takeBack(id, by);
    await choose(house, by, id, () => roll.choice);
    while ((await house.tables.info(ada, id)).status === 'playing') {
      const [user = ada] = await askedAmong(house, id, [ada, bob]);
      await choose(house, user, id);
    }
    const record = parseFairRecord(await recordOf(house, ada, id));
    expect(verifyRecord(vigil as AnyGame, record)).toMatchObject({ takenBack: expect.any(Number) });
    const { notices } = await replayOf(house, ada, id, 'spectator');
    expect(notices.map(({ type }) => type)).toEqual(['undo-asked', 'undone']);
  });

  it('goes on with other dice in games that an earlier version began', async () => {
    const { id } = await tableOf(house, VIGIL);
    const { roll, by } = await playUntilRoll(id);
    house = await house.restart();
    const { loadTable } = house.store;
    const withoutWords = <E extends Entry>(entry: E): E => ({ ...entry, chanceUsed: undefined });
    Object.assign(house.store, {
      async loadTable(table: string) {
        const stored = (await loadTable(table)) as StoredTable;
        return { ...stored, entries: stored.entries.map(withoutWords) };
      },
    });
    await takeBack(id, by);
    Object.assign(house.store, { loadTable });
    const { entries, position } = (await house.store.loadTable(id)) as StoredTable;
    expect(entries.find(({ kind }) => kind === 'undo')).not.toHaveProperty('chanceUsed');
    expect(position?.chanceUsed).toBe(roll.chanceUsed);
  });
});

describe('everybody is told', () => {
  it('who asks, who refuses, and what was taken back, in the order of the events', async () => {
    const { id } = await tableOf(house, VIGIL);
    const reader = keepingReader(eve);
    await house.tables.open(reader, id);
    const { by } = await playUntilRoll(id);
    const seat = by === ada ? 0 : 1;
    const { length: told } = (await house.tables.snapshot(eve, id)).events.told;
    const ask = { id: commandId() };
    await house.tables.play(by, id, { type: 'undo', ...ask });
    await house.tables.play(by, id, { type: 'undo', ...ask });
    await house.tables.play(other(by), id, { type: 'consent', id: commandId(), agree: false });
    await takeBack(id, by);
    const notices = await noticesOf(id);
    expect(notices).toMatchObject([
      { n: 1, type: 'undo-asked', seat, after: told },
      { n: 2, type: 'undo-refused', seat, by: 1 - seat, after: told },
      { n: 3, type: 'undo-asked', seat, after: told },
      { n: 4, type: 'undone', seat, asked: true },
    ]);
    expect(notices[3]?.after).toBeLessThan(told);
    expect(reader.updates.flatMap((update) => update.notices ?? [])).toEqual(notices);
    house = await house.restart();
    expect(await noticesOf(id)).toEqual(notices);
  });
});
