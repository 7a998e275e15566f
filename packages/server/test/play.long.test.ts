import { verifyRecord } from '@conclave/fair';
import { PASS, replay } from '@conclave/kernel';
import { applyPatch } from '@conclave/protocol';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageUnavailable, type Store } from '../src/storage/store.ts';
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
  optionOf,
  RISE,
  recordOf,
  replayOf,
  request,
  tableOf,
  until,
} from './house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const LIVE = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 } as const;
const VIGIL = { game: 'vigil', seats: 2, windowSeconds: null } as const;

/** Ada's table, with Bob; whoever is asked comes first. */
async function riseTable() {
  const { id } = await tableOf(house, RISE);
  const [asked] = await askedAmong(house, id, [ada, bob]);
  return asked === ada ? { id, asked: ada, other: bob } : { id, asked: bob, other: ada };
}

describe('a choice', () => {
  it('is made once, however often it is sent', async () => {
    const { id, asked } = await riseTable();
    const { decision, choice } = await optionOf(house, asked, id);
    const command = { id: commandId(), decision, choice };
    await Promise.all([1, 2, 3].map(() => house.tables.play(asked, id, { type: 'choose', ...command })));
    expect((await house.store.loadTable(id))?.entries).toHaveLength(2);
    house = await house.restart();
    await house.tables.play(asked, id, { type: 'choose', ...command });
    expect((await house.store.loadTable(id))?.entries).toHaveLength(2);
  });

  it('may be called as the server calls the beginning of the game', async () => {
    const { id, asked, other } = await riseTable();
    const rounds = async (user: typeof ada) => {
      const { decision, choice } = await optionOf(house, user, id);
      const command = { id: 'start', decision, choice };
      // A repeat is still a repeat, whether the table is in memory or was loaded again.
      await house.tables.play(user, id, { type: 'choose', ...command });
      await house.tables.play(user, id, { type: 'choose', ...command });
      house = await house.restart();
      await house.tables.play(user, id, { type: 'choose', ...command });
    };
    await rounds(asked);
    expect((await house.store.loadTable(id))?.entries).toHaveLength(2);
    while ((await askedAmong(house, id, [other])).length === 0) await choose(house, asked, id);
    const { length } = (await house.store.loadTable(id))?.entries ?? [];
    await rounds(other);
    expect((await house.store.loadTable(id))?.entries).toHaveLength((length as number) + 1);
  });

  it('is made once if two servers get it at the same moment', async () => {
    const { id, asked } = await riseTable();
    const other = await openHouse({ store: house.store });
    const { decision, choice } = await optionOf(house, asked, id);
    await other.tables.snapshot(asked, id);
    const command = { id: commandId(), decision, choice };
    await Promise.all([house, other].map(({ tables }) => tables.play(asked, id, { type: 'choose', ...command })));
    expect((await house.store.loadTable(id))?.entries).toHaveLength(2);
    await other.close();
  });

  it('is refused from somebody who is not asked, for an old question, and if it is no option', async () => {
    const { id, asked, other } = await riseTable();
    const { decision, choice } = await optionOf(house, asked, id);
    const command = () => ({ id: commandId(), decision, choice });
    await expect(house.tables.play(other, id, { type: 'choose', ...command() })).rejects.toMatchObject({
      code: 'not-asked',
    });
    await expect(house.tables.play(eve, id, { type: 'choose', ...command() })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const nonsense = { ...command(), choice: { type: 'win' } };
    await expect(house.tables.play(asked, id, { type: 'choose', ...nonsense })).rejects.toMatchObject({
      code: 'not-offered',
    });
    await house.tables.play(asked, id, { type: 'choose', ...command() });
    const late = house.tables.play(asked, id, { type: 'choose', ...command() });
    await expect(late).rejects.toMatchObject({ code: expect.stringMatching(/stale-decision|not-asked/) });
  });

  it('is told to everybody who looks on, as a change of what they saw', async () => {
    const { id, asked } = await riseTable();
    const readers = [keepingReader(ada), keepingReader(bob), keepingReader(eve)];
    for (const reader of readers) await house.tables.open(reader, id);
    await choose(house, asked, id);
    for (const reader of readers) {
      const before = reader.snapshots[0]?.view;
      const view = reader.updates.reduce((now, update) => applyPatch(now, update.view ?? []), before);
      expect(view).toEqual((await house.tables.snapshot(reader.user, id)).view);
      expect(reader.updates.map(({ seq }) => seq)).toEqual(
        reader.updates.map((_, i) => (reader.snapshots[0]?.seq ?? 0) + i + 1),
      );
    }
  });

  it('that cannot be stored was not made, and can be sent again', async () => {
    let isFull = false;
    await house.close();
    house = await openHouse();
    const { id, asked } = await riseTable();
    const real = house.store.commit;
    (house.store as { commit: Store['commit'] }).commit = (commit) =>
      isFull ? Promise.reject(new StorageUnavailable('disk full', { isUncertain: false })) : real(commit);
    const { decision, choice, snapshot } = await optionOf(house, asked, id);
    const command = { id: commandId(), decision, choice };
    isFull = true;
    await expect(house.tables.play(asked, id, { type: 'choose', ...command })).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect((await house.tables.snapshot(asked, id)).view).toEqual(snapshot.view);
    isFull = false;
    await house.tables.play(asked, id, { type: 'choose', ...command });
    expect((await house.store.loadTable(id))?.entries).toHaveLength(2);
  });
});

describe('a connection that broke', () => {
  it('goes on with exactly what it missed', async () => {
    const { id } = await riseTable();
    const steady = keepingReader(eve);
    await house.tables.open(steady, id);
    const first = keepingReader(eve);
    const stop = await house.tables.open(first, id);
    const playOne = async () => choose(house, (await askedAmong(house, id, [ada, bob]))[0] ?? ada, id);
    await playOne();
    stop();
    await playOne();
    await playOne();
    const stream = first.snapshots[0]?.stream as string;
    const seq = first.updates.at(-1)?.seq ?? (first.snapshots[0]?.seq as number);
    const second = keepingReader(eve);
    await house.tables.open(second, id, { stream, seq });
    await playOne();
    expect(second.snapshots).toEqual([]);
    expect([...first.updates, ...second.updates]).toEqual(steady.updates);
  });

  it('gets a fresh view after a restart', async () => {
    const { id } = await riseTable();
    const reader = keepingReader(ada);
    await house.tables.open(reader, id);
    const { stream, seq } = reader.snapshots[0] as { stream: string; seq: number };
    house = await house.restart();
    const again = keepingReader(ada);
    await house.tables.open(again, id, { stream, seq });
    expect(again.snapshots[0]?.view).toEqual(reader.snapshots[0]?.view);
  });
});

describe('taking back', () => {
  /** Plays a Cultist's card, which asks for its destination next: nothing has come to light. */
  async function halfAChoice(user: typeof ada, id: string) {
    await choose(house, user, id, (options) => options.find(({ type }) => type === 'play') ?? expect.unreachable());
  }

  it('is free while nothing has come to light', async () => {
    const { id, asked } = await riseTable();
    const before = await house.tables.snapshot(asked, id);
    await halfAChoice(asked, id);
    const half = await house.tables.snapshot(asked, id);
    expect(half.undo.free).toBe(true);
    await house.tables.play(asked, id, { type: 'undo', id: commandId() });
    const after = await house.tables.snapshot(asked, id);
    expect(after.view).toEqual(before.view);
    expect(after.events).toEqual(before.events);
    expect(after.decision?.id).not.toBe(before.decision?.id);
  });

  it('needs the others to agree once something has', async () => {
    const { id, asked, other } = await riseTable();
    const before = await house.tables.snapshot(asked, id);
    await choose(
      house,
      asked,
      id,
      (options) => options.find(({ type }) => type === 'draw-deck') ?? expect.unreachable(),
    );
    expect((await house.tables.snapshot(asked, id)).undo).toMatchObject({ free: false, byConsent: true });
    await house.tables.play(asked, id, { type: 'undo', id: commandId() });
    const seat = before.info.you.seat;
    const request = (await house.tables.snapshot(other, id)).undo.request;
    expect(request).toEqual({ by: seat, waitingFor: [1 - (seat ?? 0)] });
    await house.tables.play(other, id, { type: 'consent', id: commandId(), agree: true });
    const after = await house.tables.snapshot(asked, id);
    expect(after.view).toEqual(before.view);
    expect(after.undo.request).toBeNull();
  });

  it('is not done if somebody disagrees, and the wish ends with the next choice', async () => {
    const { id, asked, other } = await riseTable();
    await choose(
      house,
      asked,
      id,
      (options) => options.find(({ type }) => type === 'draw-deck') ?? expect.unreachable(),
    );
    await house.tables.play(asked, id, { type: 'undo', id: commandId() });
    await house.tables.play(other, id, { type: 'consent', id: commandId(), agree: false });
    expect((await house.tables.snapshot(other, id)).undo.request).toBeNull();
    await house.tables.play(asked, id, { type: 'undo', id: commandId() });
    const [next] = await askedAmong(house, id, [ada, bob]);
    await choose(house, next ?? ada, id);
    expect((await house.tables.snapshot(other, id)).undo.request).toBeNull();
  });

  it('needs nobody where only bots look on', async () => {
    const { id } = await tableOf(house, { ...RISE, bots: ['random'] }, [ada]);
    await until(async () => (await house.tables.snapshot(ada, id)).decision !== null);
    await choose(house, ada, id, (options) => options.find(({ type }) => type === 'draw-deck') ?? expect.unreachable());
    await until(async () => (await house.tables.snapshot(ada, id)).decision !== null);
    await house.tables.play(ada, id, { type: 'undo', id: commandId() });
    expect((await house.store.loadTable(id))?.entries.some(({ kind }) => kind === 'undo')).toBe(true);
  });
});

describe('a response window', () => {
  async function atResponses(windowSeconds: number | null) {
    const clock = windowSeconds === null ? ({ kind: 'none' } as const) : LIVE;
    const { id } = await tableOf(house, { ...VIGIL, clock, windowSeconds });
    for (;;) {
      const { view } = await house.tables.snapshot(ada, id);
      if ((view as { pending: { decision: string } }).pending.decision === 'responses') return id;
      for (const user of await askedAmong(house, id, [ada, bob])) await choose(house, user, id);
    }
  }
  const isOpen = async (id: string) =>
    ((await house.tables.snapshot(eve, id)).view as { pending: { decision: string } | null }).pending?.decision ===
    'responses';

  it('closes by itself when its countdown is over, whoever has answered', async () => {
    const id = await atResponses(0.3);
    const { clock } = await house.tables.snapshot(ada, id);
    expect((clock?.window?.closesAt ?? 0) - (clock?.window?.opensAt ?? 0)).toBe(300);
    await until(async () => !(await isOpen(id)));
    const passes = (await house.store.loadTable(id))?.entries.filter(
      (one) => one.kind === 'choice' && one.decidedBy === 'clock',
    );
    expect(passes).toHaveLength(2);
  });

  it('keeps its countdown when somebody passes', async () => {
    const id = await atResponses(5);
    const before = (await house.tables.snapshot(ada, id)).clock?.window;
    await choose(house, ada, id, () => PASS);
    expect((await house.tables.snapshot(bob, id)).clock?.window).toEqual(before);
  });

  it('stays open without a countdown until everybody has answered', async () => {
    const id = await atResponses(null);
    expect((await house.tables.snapshot(ada, id)).clock).toBeNull();
    await choose(house, ada, id, () => PASS);
    expect(await isOpen(id)).toBe(true);
    await choose(house, bob, id, () => PASS);
    expect(await isOpen(id)).toBe(false);
  });

  it('is passed at once for those who wish to pass', async () => {
    const id = await atResponses(null);
    await house.tables.play(ada, id, { type: 'pass-until', id: commandId(), until: 'question' });
    expect(await askedAmong(house, id, [ada, bob])).toEqual([bob]);
    await choose(house, bob, id, () => PASS);
    expect(await isOpen(id)).toBe(false);
  });
});

describe('a ballot that hides who has answered', () => {
  it('sends the others nothing when somebody answers', async () => {
    const { id } = await tableOf(house, VIGIL);
    for (;;) {
      const { view } = await house.tables.snapshot(ada, id);
      if ((view as { pending: { decision: string } }).pending.decision === 'bids') break;
      for (const user of await askedAmong(house, id, [ada, bob])) await choose(house, user, id);
    }
    const readers = [keepingReader(bob), keepingReader(eve)];
    for (const reader of readers) await house.tables.open(reader, id);
    await choose(house, ada, id);
    expect(readers.map(({ updates }) => updates.filter(({ info }) => info === undefined))).toEqual([[], []]);
    await choose(house, bob, id);
    expect(readers.every(({ updates }) => updates.length > 0)).toBe(true);
  });
});

describe('a clock', () => {
  it('lets a bot decide when the time is up, until the person is back', async () => {
    const clock = { kind: 'live', bankSeconds: 0.2, incrementSeconds: 0 } as const;
    const { id } = await tableOf(house, { ...RISE, clock }, [ada, bob]);
    await until(async () => (await house.tables.info(ada, id)).seats.some(({ away }) => away));
    const entries = async () => (await house.store.loadTable(id))?.entries ?? [];
    await until(async () => (await entries()).some((one) => one.kind === 'choice' && one.decidedBy === 'stand-in'));
    const away = (await house.tables.info(ada, id)).seats.find((seat) => seat.away);
    const person = away?.user === 'ada' ? ada : bob;
    await house.tables.open(keepingReader(person), id);
    await until(
      async () => !(await house.tables.info(ada, id)).seats.some((seat) => seat.user === person.id && seat.away),
    );
    expect((await house.tables.snapshot(person, id)).clock?.left[away?.seat ?? 0]).toBeGreaterThan(10_000);
  });

  it('goes on after a restart where it stood', async () => {
    const clock = { kind: 'live', bankSeconds: 60, incrementSeconds: 0 } as const;
    const { id } = await tableOf(house, { ...RISE, clock });
    const left = async () =>
      Math.min(...((await house.tables.snapshot(ada, id)).clock?.left ?? []).map((one) => one ?? 0));
    const before = await left();
    await house.store.heartbeat(Date.now());
    house = await house.restart();
    expect(before - (await left())).toBeLessThan(5000);
  });
});

describe('a person who leaves', () => {
  it('is stood in for by a bot, and takes the seat back by choosing', async () => {
    const { id, asked } = await riseTable();
    await house.tables.play(asked, id, { type: 'stand-up' });
    await until(async () => ((await house.store.loadTable(id))?.entries.length ?? 0) > 1);
    expect((await house.tables.info(asked, id)).seats.find((seat) => seat.user === asked.id)?.away).toBe(true);
    await house.tables.open(keepingReader(asked), id);
    await until(async () => !(await house.tables.info(asked, id)).seats.some(({ away }) => away));
  });
});

describe('a game against bots', () => {
  it('is played to its end, can be watched again, and its dice can be checked', async () => {
    const { id } = await tableOf(house, { ...RISE, bots: ['random'] }, [ada]);
    await until(async () => {
      const { decision, info } = await house.tables.snapshot(ada, id);
      if (decision !== null) await choose(house, ada, id);
      return info.status === 'finished';
    }, 30_000);
    const record = await recordOf(house, ada, id);
    expect(replay(riseOfCthulhu, record).outcome).toEqual((await house.tables.info(ada, id)).outcome);
    expect(verifyRecord(riseOfCthulhu, record as Parameters<typeof verifyRecord>[1]).draws).toBeGreaterThan(0);
    const { moves } = await replayOf(house, ada, id, 0);
    const last = moves.reduce((view: unknown, { patch }) => applyPatch(view, patch), null);
    expect(last).toEqual((await house.tables.snapshot(ada, id)).view);
  });

  it('goes on by itself after a restart', async () => {
    const silence = () => new Promise<never>(() => {});
    const never = { decide: silence, says: silence };
    await house.close();
    house = await openHouse({ bots: never });
    const { id } = await tableOf(house, { ...RISE, bots: ['random', 'random'], seat: null }, [ada]);
    expect((await house.store.loadTable(id))?.entries).toHaveLength(1);
    house = await house.restart({});
    await house.tables.begin();
    await until(async () => (await house.tables.info(ada, id)).status === 'finished', 30_000);
  });
});

describe('a guided first game', () => {
  it('begins with what was prepared for it, and is a game like any other', async () => {
    const { id, status, lesson } = await house.tables.create(ada, request({ ...RISE, lesson: true }));
    expect({ status, lesson }).toEqual({ status: 'playing', lesson: true });
    const { view } = await house.tables.snapshot(ada, id);
    const own = (view as { players: { cultists: string[] }[] }).players[0]?.cultists;
    expect(own).toEqual(expect.arrayContaining(['cultist-amber-04', 'cultist-amber-05', 'cultist-amber-06']));
    await choose(house, ada, id);
  });

  it('may be the second of its game, with its own options and number', async () => {
    const among = { ...RISE, game: 'among-cultists', seats: 5, lesson: true, lessonNumber: 2 };
    const { options, lesson, lessonNumber } = await house.tables.create(ada, request(among));
    expect({ lesson, lessonNumber }).toEqual({ lesson: true, lessonNumber: 2 });
    expect(options.map).toBe('under-the-surface');
  });

  it('is not to be had where the game has none', async () => {
    const wanted = house.tables.create(ada, request({ ...VIGIL, lesson: true }));
    await expect(wanted).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a person who is deleted', () => {
  it("leaves the seat to a bot, under nobody's name, and the others go on", async () => {
    await house.store.createUser(
      { id: 'bob', name: 'Bob', createdAt: 0, seenAt: 0 },
      { id: 'k', hash: 'h', user: 'bob', kind: 'session', label: '', createdAt: 0, usedAt: null },
    );
    const { id } = await tableOf(house, RISE);
    await house.store.deleteUser('bob');
    await house.tables.forget(bob);
    expect(JSON.stringify(await house.tables.snapshot(ada, id))).not.toMatch(/bob/i);
    await until(async () => (await house.tables.snapshot(ada, id)).decision !== null);
    await choose(house, ada, id);
  });
});
