/** Claims at the table: said by people and by bots, heard where the channel is heard, kept like all talk. */
import { scenarios } from '@conclave/among-cultists/scenario';
import { botNamed } from '@conclave/bots';
import { type AnyGame, type Claim, resolveOptions, type Said, SeededChance } from '@conclave/kernel';
import type { ChatMessage } from '@conclave/protocol';
import { gameNamed } from '@conclave/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { swearing } from '../../kernel/test/swearing.ts';
import { vigil } from '../../kernel/test/toy/index.ts';
import type { BotTask } from '../src/bots/pool.ts';
import type { TableDeps } from '../src/tables/deps.ts';
import type { User } from '../src/tables/service.ts';
import {
  askedAmong,
  choose,
  commandId,
  type House,
  keepingReader,
  openHouse,
  quickBots,
  request,
  tableOf,
  until,
} from './house.ts';

const OATH: Claim = { type: 'oath', by: 1 } as Claim;

/** Bots that hear: their memory is the list of what they heard. */
const hearing: AnyGame = {
  ...swearing(),
  memory: {
    fresh: () => [] as Said[],
    note() {},
    hear: (memory, said) => void (memory as Said[]).push(said),
  },
  worldFrom: () => {
    throw new Error('nobody imagines anything here');
  },
};

let house: House;
/** Everybody has a name of their own, since the server counts how fast somebody writes. */
let people: readonly [User, User, User];
let round = 0;
beforeEach(() => {
  round++;
  people = ['Ada', 'Bob', 'Eve'].map((name) => ({ id: `${name} ${round}`, name })) as never;
});
afterEach(() => house.close());

const open = async (game: AnyGame = swearing(), bots: TableDeps['bots'] = quickBots) => {
  house = await openHouse({ gameNamed: (id) => (id === 'plain' ? { ...(vigil as AnyGame), id } : game), bots });
};
const claim = (who: User, table: string, data: unknown = OATH, channel = 'table') =>
  house.tables.say(who, table, { id: commandId(), channel, claim: data as Claim });
const heardBy = async (who: User | null, table: string) => (await house.tables.snapshot(who, table)).chat;
const TWO = { game: 'vigil', seats: 2, windowSeconds: null } as const;

/** Brings the table to the ballot in which people talk. */
async function toBallot(id: string, users: readonly User[]) {
  await until(async () => {
    const { view } = await house.tables.snapshot(users[0] as User, id);
    if ((view as { pending: { decision: string } }).pending.decision === 'bids') return true;
    for (const user of await askedAmong(house, id, users)) await choose(house, user, id);
    return false;
  });
}

describe('a claim', () => {
  it('is told to everybody at the table and to those who look on, and is still there after a restart', async () => {
    await open();
    const { id } = await tableOf(house, TWO, people.slice(0, 2));
    const [ada, bob, eve] = people;
    const readers = [bob, eve].map((user) => keepingReader(user));
    for (const reader of readers) await house.tables.open(reader, id);
    const message = await claim(ada, id);
    expect(message).toMatchObject({ channel: 'table', user: ada.id, seat: 0, text: '', claim: OATH, after: 1 });
    for (const { updates } of readers) expect(updates.flatMap(({ chat }) => chat ?? [])).toEqual([message]);
    house = await house.restart();
    expect(await heardBy(bob, id)).toEqual([message]);
  });

  it('is remembered however much is said after it, also after a restart', async () => {
    await open();
    const { id } = await tableOf(house, TWO, people.slice(0, 2));
    const [ada, bob] = people;
    const message = await claim(ada, id);
    // Many people, since the server counts how fast somebody writes.
    for (let i = 0; i < 205; i++) {
      const spectator = { id: `spectator ${i} ${round}`, name: `Spectator ${i}` };
      await house.tables.say(spectator, id, { id: commandId(), channel: 'gallery', text: 'Hm.' });
    }
    expect(await heardBy(bob, id)).toEqual([message]);
    house = await house.restart();
    expect(await heardBy(bob, id)).toEqual([message]);
    expect((await heardBy(null, id)).filter(({ claim }) => claim === undefined)).toHaveLength(200);
  });

  it('may stand beside free text, and is said once however often the command is repeated', async () => {
    await open();
    const { id } = await tableOf(house, TWO, people.slice(0, 2));
    const command = { id: commandId(), channel: 'table', text: ' Believe me ', claim: OATH };
    const said = await house.tables.say(people[0], id, command);
    expect(said).toMatchObject({ text: 'Believe me', claim: OATH });
    expect(await house.tables.say(people[0], id, command)).toEqual(said);
    expect(await heardBy(people[1], id)).toHaveLength(1);
  });

  it('of a wrong form is refused, with what is wrong, and nobody hears it', async () => {
    await open();
    const { id } = await tableOf(house, TWO, people.slice(0, 2));
    await expect(claim(people[0], id, { type: 'oath', by: 2 })).rejects.toMatchObject({
      code: 'bad-request',
      message: 'This claim isn’t part of the game: claim: people swear by 1 and nothing else.',
    });
    expect(await heardBy(people[1], id)).toEqual([]);
  });

  it('is made in play, by those who play, in games that have claims', async () => {
    await open();
    const gathering = await house.tables.create(people[0], request(TWO));
    await expect(claim(people[0], gathering.id)).rejects.toMatchObject({ code: 'wrong-moment' });
    const { id } = await tableOf(house, TWO, people.slice(0, 2));
    await expect(claim(people[2], id, OATH, 'gallery')).rejects.toMatchObject({ code: 'forbidden' });
    const plain = await tableOf(house, { ...TWO, game: 'plain' }, people.slice(0, 2));
    await expect(claim(people[0], plain.id)).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('counts like any message for those who write very fast', async () => {
    await open();
    const { id } = await tableOf(house, TWO, people.slice(0, 2));
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => claim(people[0], id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  });

  it('goes with its speaker who is deleted', async () => {
    await open();
    const { id } = await tableOf(house, TWO, people.slice(0, 2));
    await claim(people[0], id);
    await house.store.deleteUser(people[0].id);
    await house.tables.forget(people[0]);
    expect(await heardBy(people[1], id)).toEqual([]);
  });
});

describe('Ghosts of Among Cultists who talk among themselves', () => {
  /** A table where two are Ghosts, and one is dead without anybody knowing. */
  const haunted: AnyGame = {
    ...gameNamed('among-cultists'),
    setup(seats, options, ctx) {
      const players = { 0: { ghost: true }, 1: { ghost: true }, 2: { pulse: ['dead'] } };
      return scenarios.given(seats, options, { players }, ctx);
    },
  };

  it('hear the table, and are heard by nobody there; who does not know of the own death is one of the living', async () => {
    await open(haunted);
    const seated = [...people, { id: `Dan ${round}`, name: 'Dan' }];
    const options = resolveOptions(haunted, { 'ghost-chat': 'ghosts-only' });
    const { id } = await tableOf(house, { game: haunted.id, seats: 4, options }, seated);
    const readers = seated.map((user) => keepingReader(user));
    for (const reader of readers) await house.tables.open(reader, id);
    const updates = () => readers.map((reader) => reader.updates.length);
    const [ghost, , unaware] = people;
    const before = updates();
    const accusation = { type: 'accuse', target: 3 };
    await expect(claim(ghost, id, accusation)).rejects.toMatchObject({ code: 'forbidden' });
    await claim(ghost, id, accusation, 'ghosts');
    expect(updates().map((count, seat) => count - (before[seat] ?? 0))).toEqual([1, 1, 0, 0]);
    await expect(claim(unaware, id, accusation, 'ghosts')).rejects.toMatchObject({ code: 'forbidden' });
    await claim(unaware, id, accusation);
    expect(updates().map((count, seat) => count - (before[seat] ?? 0))).toEqual([2, 2, 1, 1]);
  });
});

describe('bots', () => {
  /** Bots that swear so often before they answer, and what they had heard each time. */
  function swearers(times: number) {
    const asked: { seat: number; heard: readonly Said[] }[] = [];
    const bots: TableDeps['bots'] = {
      ...quickBots,
      async says({ asked: { seat }, memory }: BotTask) {
        const heard = structuredClone(memory) as readonly Said[];
        asked.push({ seat, heard });
        return heard.filter((said) => said.seat === seat).length < times ? OATH : null;
      },
    };
    return { bots, asked };
  }
  const speakers = (chat: readonly ChatMessage[]) => chat.map(({ user, seat }) => [user, seat]);

  it('speak as their seats before they answer a question they talk about, and hear themselves and others', async () => {
    const { bots, asked } = swearers(2);
    await open(hearing, bots);
    const [ada] = people;
    const { id } = await tableOf(house, { ...TWO, seats: 3, bots: ['adept', 'adept'] }, [ada]);
    await claim(ada, id);
    await toBallot(id, [ada]);
    await until(async () => (await heardBy(ada, id)).length === 5);
    const chat = await heardBy(ada, id);
    expect(speakers(chat).sort()).toEqual(
      [
        [ada.id, 0],
        ['', 1],
        ['', 1],
        ['', 2],
        ['', 2],
      ].sort(),
    );
    const last = asked.filter(({ seat }) => seat === 2).at(-1)?.heard ?? [];
    expect(last.filter(({ seat }) => seat === 2)).toHaveLength(2);
    expect(last).toContainEqual(expect.objectContaining({ seat: 0, channel: 'table', claim: OATH }));
  });

  it('never say more than three things before one answer, whatever they would like', async () => {
    const { bots } = swearers(99);
    await open(hearing, bots);
    const [ada] = people;
    const { id } = await tableOf(house, { ...TWO, bots: ['adept'] }, [ada]);
    await toBallot(id, [ada]);
    await until(async () => (await house.tables.snapshot(ada, id)).chat.length >= 3);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await heardBy(ada, id)).toHaveLength(3);
  });

  it('that have answered reply to what a person claims while all are still talking', async () => {
    const { bots, asked } = swearers(0);
    await open(hearing, bots);
    const [ada] = people;
    const { id } = await tableOf(house, { ...TWO, bots: ['adept'] }, [ada]);
    await toBallot(id, [ada]);
    await until(() => asked.length === 1);
    await claim(ada, id);
    await until(() => asked.length === 2);
    expect(asked[1]?.heard).toEqual([expect.objectContaining({ seat: 0, claim: OATH })]);
  });

  it('that stand in for a person do not put words into their mouth', async () => {
    const { bots, asked } = swearers(1);
    await open(hearing, bots);
    const [ada, bob] = people;
    const { id } = await tableOf(house, TWO, [ada, bob]);
    await house.tables.play(bob, id, { type: 'stand-up' });
    await toBallot(id, [ada]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toEqual([]);
    expect(await heardBy(ada, id)).toEqual([]);
  });

  it('whose claim the game does not take are not heard, and go on', async () => {
    const bots: TableDeps['bots'] = { ...quickBots, says: async () => ({ type: 'oath', by: 3 }) as Claim };
    await open(hearing, bots);
    const [ada] = people;
    const { id } = await tableOf(house, { ...TWO, bots: ['adept'] }, [ada]);
    await until(async () => {
      // The bot may answer first, so that the question has changed by then.
      for (const user of await askedAmong(house, id, [ada])) await choose(house, user, id).catch(() => {});
      return (await house.tables.info(ada, id)).status === 'finished';
    }, 20_000);
    expect(await heardBy(ada, id)).toEqual([]);
  });
});

describe('bots that people speak to', () => {
  /** The same game, in which one swears back to whoever swears. */
  const talkative: AnyGame = { ...hearing, insight: { evaluate: () => 0, answers: () => OATH } };
  /** Bots that swear back, after having thought so long about it. */
  const answering = (thought: () => number = () => 0): TableDeps['bots'] => ({
    ...quickBots,
    async says({ to }) {
      await new Promise((resolve) => setTimeout(resolve, thought()));
      return to === undefined ? null : OATH;
    },
  });
  const answersIn = async (who: User, id: string) => (await heardBy(who, id)).filter(({ user }) => user === '');

  it('answer whatever is going on, so often in a round and no more', async () => {
    await open(talkative, answering());
    const [ada] = people;
    const { id } = await tableOf(house, { ...TWO, seats: 3, bots: ['adept', 'novice'] }, [ada]);
    for (let i = 0; i < 5; i++) await claim(ada, id);
    await until(async () => (await answersIn(ada, id)).length === 4);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await answersIn(ada, id)).map(({ seat }) => seat)).toEqual([1, 2, 1, 2]);
  });

  it('do not answer twice after a restart, nor for a person whom they stand in for', async () => {
    await open(talkative, answering());
    const [ada, bob] = people;
    const { id } = await tableOf(house, { ...TWO, seats: 3, bots: ['adept'] }, [ada, bob]);
    await house.tables.play(bob, id, { type: 'stand-up' });
    await claim(ada, id);
    await until(async () => (await answersIn(ada, id)).length === 1);
    house = await house.restart();
    await heardBy(ada, id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await answersIn(ada, id)).map(({ seat }) => seat)).toEqual([2]);
  });

  it('answer at moments that do not show how long they thought', async () => {
    let thought = 0;
    house = await openHouse({ gameNamed: () => talkative, bots: answering(() => thought), botPace: 2000 });
    const [ada] = people;
    const waits: number[] = [];
    for (thought of [0, 1500]) {
      const { id } = await tableOf(house, { ...TWO, bots: ['novice'] }, [ada]);
      await house.tables.open(keepingReader(ada), id);
      const said = await claim(ada, id);
      await until(async () => (await answersIn(ada, id)).length === 1, 15_000);
      waits.push(((await answersIn(ada, id))[0]?.at ?? 0) - said.at);
    }
    const [quick = 0, slow = 0] = waits;
    // Time to read, and two seconds to think.
    expect(Math.min(quick, slow)).toBeGreaterThanOrEqual(3500);
    expect(Math.abs(quick - slow)).toBeLessThan(1000);
  });

  it('of Among Cultists all answer alike when they are accused, whoever of them is the Cultist', async () => {
    const bots: TableDeps['bots'] = {
      ...quickBots,
      async says(task) {
        return botNamed(task.level)(gameNamed(task.game)).says?.(task, new SeededChance(0)) ?? null;
      },
    };
    house = await openHouse({ bots });
    const [ada] = people;
    const { id } = await tableOf(house, { game: 'among-cultists', seats: 4, bots: ['novice', 'adept', 'adept'] }, [
      ada,
    ]);
    for (const target of [1, 2, 3]) await claim(ada, id, { type: 'accuse', target });
    const accused = async () =>
      (await heardBy(ada, id)).flatMap(({ user, seat, claim }) => (user === '' ? [[seat, claim]] : []));
    await until(async () => (await accused()).length === 3);
    const role = { type: 'claim-role', role: 'investigator' };
    expect(await accused()).toEqual([1, 2, 3].map((seat) => [seat, role]));
  });
});

describe('a limit of the game itself', () => {
  const hurried = (seconds: number): AnyGame => ({ ...(vigil as AnyGame), secondsFor: () => seconds });
  const clockOf = async (who: User, id: string) => (await house.tables.snapshot(who, id)).clock;

  const LIVE = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 } as const;

  it('is counted for all to see, and who is missing at its end is answered for', async () => {
    await open(hurried(0.3));
    const [ada, bob] = people;
    const { id } = await tableOf(house, { ...TWO, clock: LIVE }, [ada, bob]);
    await toBallot(id, [ada, bob]);
    const before = await clockOf(ada, id);
    expect(before?.limit?.closesAt).toBe((before?.limit?.opensAt ?? 0) + 300);
    await until(async () => (await clockOf(ada, id))?.limit === null, 20_000);
    const entries = (await house.store.loadTable(id))?.entries ?? [];
    const deciders = entries.flatMap((entry) => (entry.kind === 'choice' ? [entry.decidedBy] : []));
    expect(deciders.slice(-2)).toEqual(['clock', 'clock']);
  });

  it('of a ballot goes on while others answer, and ends with it', async () => {
    await open(hurried(30));
    const [ada, bob] = people;
    const { id } = await tableOf(house, { ...TWO, clock: LIVE }, [ada, bob]);
    await toBallot(id, [ada, bob]);
    const opened = (await clockOf(ada, id))?.limit;
    await choose(house, ada, id);
    expect((await clockOf(bob, id))?.limit).toEqual(opened);
    await choose(house, bob, id);
    expect((await clockOf(bob, id))?.limit).not.toEqual(opened);
  });

  it('ends talk without a clock too, which decides nothing for anybody', async () => {
    await open({ ...swearing(), secondsFor: () => 30 });
    const [ada, bob] = people;
    const { id } = await tableOf(house, TWO, [ada, bob]);
    await toBallot(id, [ada, bob]);
    expect((await clockOf(ada, id))?.limit).not.toBeNull();
  });

  /** Whether the limit was counted, for each kind of decision that came up. */
  async function countedFor(id: string, users: readonly User[]): Promise<boolean[]> {
    const counted = new Map<string, boolean>();
    await until(async () => {
      const { decision, clock } = await house.tables.snapshot(users[0] as User, id);
      if (decision !== null) counted.set(decision.kind, clock?.limit != null);
      for (const user of await askedAmong(house, id, users)) await choose(house, user, id);
      return counted.has('question') && counted.has('ballot');
    });
    return [...counted.values()];
  }

  it('hurries nobody who has days, plays without a clock, or keeps only bots waiting', async () => {
    await open(hurried(30));
    const [ada, bob] = people;
    const slow = await tableOf(house, { ...TWO, clock: { kind: 'slow', days: 2 } }, [ada, bob]);
    expect(await countedFor(slow.id, [ada, bob])).not.toContain(true);
    const free = await tableOf(house, TWO, [ada, bob]);
    expect(await countedFor(free.id, [ada, bob])).not.toContain(true);
    const alone = await tableOf(house, { ...TWO, clock: LIVE, bots: ['novice'] }, [ada]);
    expect(await countedFor(alone.id, [ada])).not.toContain(true);
  });
});
