/** Tables while the store is away: it refuses, hangs, or takes long. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Outage, StorageUnavailable, type Store } from '../src/storage/store.ts';
import {
  ada,
  askedAmong,
  bob,
  commandId,
  type House,
  keepingReader,
  openHouse,
  optionOf,
  quickBots,
  RISE,
  tableOf,
} from './house.ts';

const CLOCK = { kind: 'live', bankSeconds: 60, incrementSeconds: 0 } as const;
/** Longer than the bank. */
const OUTAGE = 120_000;

let house: House;
let later: number;
let store: 'here' | 'away' | 'back';
let awaySince: number | null;
let outages: Outage[];
/** How often the store was asked whether it is back. */
let asked: number;
beforeEach(async () => {
  later = 0;
  store = 'here';
  awaySince = null;
  outages = [];
  asked = 0;
  house = await openHouse(deps());
});
afterEach(() => house.close());

function deps() {
  return {
    now: () => Date.now() + later,
    outages,
    awaySince: () => awaySince,
    storeFailed: goAway,
    isStoreBack: async () => {
      asked++;
      await new Promise(setImmediate);
      return comeBack();
    },
  };
}

/** What the server's heart does when something cannot be stored. */
function goAway(): void {
  store = 'away';
  awaySince ??= Date.now() + later;
}

/** What it does when something can be stored again. */
function comeBack(): boolean {
  if (store === 'away') return false;
  if (awaySince === null) return true;
  const outage = { from: awaySince, to: Date.now() + later };
  store = 'here';
  awaySince = null;
  outages.push(outage);
  house.tables.outageOver(outage);
  return true;
}

async function tableWithClock() {
  const { id } = await tableOf(house, { ...RISE, clock: CLOCK });
  const [chooser = ada] = await askedAmong(house, id, [ada, bob]);
  const command = { id: commandId(), ...(await optionOf(house, chooser, id)) };
  return { id, chooser, command };
}

async function tableInAnOutage() {
  const { id, chooser, command } = await tableWithClock();
  const reader = keepingReader(chooser);
  await house.tables.open(reader, id);
  goAway();
  later = OUTAGE;
  await expect(house.tables.play(chooser, id, { type: 'choose', ...command })).rejects.toMatchObject({
    code: 'storage-unavailable',
  });
  return { id, chooser, reader, command };
}

async function expectNobodyPaid(id: string): Promise<void> {
  const { clock, info } = await house.tables.snapshot(ada, id);
  expect(clock?.left).toHaveLength(2);
  for (const left of clock?.left ?? []) expect(left).toBeGreaterThan(55_000);
  expect(info.seats.some(({ away }) => away)).toBe(false);
}

describe('while nothing can be stored', () => {
  it('clocks stand still, however long it takes, and everybody is told', async () => {
    const { id, chooser, reader, command } = await tableInAnOutage();
    store = 'back';
    comeBack();
    expect(reader.updates.at(-1)?.clock?.left).toSatisfy((left: number[]) => left.every((one) => one > 55_000));
    await expectNobodyPaid(id);
    await house.tables.play(chooser, id, { type: 'choose', ...command });
    await expectNobodyPaid(id);
  });

  it('nobody pays for it either who chooses as soon as it is over', async () => {
    const { id, chooser, command } = await tableInAnOutage();
    store = 'back';
    await house.tables.play(chooser, id, { type: 'choose', ...command });
    expect((await house.store.loadTable(id))?.entries).toHaveLength(2);
    await expectNobodyPaid(id);
  });

  it('nor at a table that is loaded meanwhile, as from a disk that is full but can be read', async () => {
    const { id } = await tableWithClock();
    house = await house.restart(deps());
    goAway();
    later = OUTAGE / 2;
    await house.tables.snapshot(ada, id);
    later = OUTAGE;
    store = 'back';
    comeBack();
    await expectNobodyPaid(id);
  });

  it('nor where a choice was under way when it began and is stored after its end', async () => {
    const { id, chooser, command } = await tableWithClock();
    const { promise: isOver, resolve: goOn } = Promise.withResolvers<void>();
    const real = house.store.commit;
    (house.store as { commit: Store['commit'] }).commit = (commit) => isOver.then(() => real(commit));
    const chosen = house.tables.play(chooser, id, { type: 'choose', ...command });
    goAway();
    later = OUTAGE;
    store = 'back';
    comeBack();
    goOn();
    await chosen;
    await expectNobodyPaid(id);
    house = await house.restart({ ...deps(), outages });
    await expectNobodyPaid(id);
  });

  it('a table that could not store something waits for the end before it looks at the store again', async () => {
    const { id, chooser, command } = await tableWithClock();
    const { commit, loadTable } = house.store;
    let loads = 0;
    Object.assign(house.store, {
      commit: () => Promise.reject(new StorageUnavailable('it hangs', { isUncertain: true })),
      loadTable: (table: string) => {
        loads++;
        return loadTable(table);
      },
    });
    for (let i = 0; i < 3; i++) {
      await expect(house.tables.play(chooser, id, { type: 'choose', ...command })).rejects.toMatchObject({
        code: 'storage-unavailable',
      });
    }
    expect(loads).toBe(0);
    Object.assign(house.store, { commit });
    store = 'back';
    await house.tables.play(chooser, id, { type: 'choose', ...command });
    expect(loads).toBeGreaterThan(0);
    expect((await house.store.loadTable(id))?.entries).toHaveLength(2);
  });

  it('bots try again from time to time, and not all the time', async () => {
    let decisions = 0;
    const bots = {
      ...quickBots,
      decide: (task: Parameters<typeof quickBots.decide>[0]) => {
        decisions++;
        if (decisions === 2) goAway();
        return quickBots.decide(task);
      },
    };
    house = await house.restart({ ...deps(), bots });
    const { id } = await tableOf(house, { ...RISE, bots: ['random', 'random'], seat: null }, [ada]);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(store).toBe('away');
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(5);
    store = 'back';
    await expect.poll(async () => (await house.tables.info(ada, id)).status, { timeout: 30_000 }).toBe('finished');
  });
});

describe('when it is over', () => {
  it('one table that cannot be told keeps no other from going on', async () => {
    const silent = { info() {}, warn() {}, error() {} };
    house = await house.restart({ ...deps(), log: silent });
    const broken = await tableWithClock();
    const { id, chooser, command } = await tableInAnOutage();
    const reader = keepingReader(ada);
    await house.tables.open(
      {
        ...reader,
        send: (message) => {
          if (message.type === 'update' && store === 'here' && later > 0) throw new Error('a reader that is broken');
          reader.send(message);
        },
      },
      broken.id,
    );
    store = 'back';
    comeBack();
    await house.tables.play(chooser, id, { type: 'choose', ...command });
    await expectNobodyPaid(id);
  });
});
