/** Several servers, real processes on a real PostgreSQL and a real Redis: people of one table at different ones. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choicesOf, faultsOf, type Nodes, nodesForTests, startInVain, until } from './nodes.ts';
import { redisForTests } from './redis.ts';

const TIMEOUT = 180_000;
let nodes: Nodes | null = null;
beforeEach(async () => {
  nodes = await nodesForTests();
}, TIMEOUT);
afterEach(() => nodes?.close(), TIMEOUT);

const ownersOf = (all: Nodes, tables: readonly string[]) =>
  all.query<{ table_id: string; name: string; state: string }>(
    'select table_id, name, state from heads join nodes on nodes.id = heads.owner where table_id = any($1)',
    [tables],
  );

describe('several nodes', () => {
  it(
    'two people at two nodes play a whole game, whichever of them runs the table',
    async (context) => {
      if (nodes === null) return context.skip('there is no PostgreSQL or no Redis');
      const [a, b] = [await nodes.start('a'), await nodes.start('b')];
      const players = await nodes.seat(a, [() => a.origin, () => b.origin], 'two nodes');
      await until(() => players.every(({ isOver }) => isOver), 'the game is over');
      expect(await faultsOf(nodes, players)).toEqual([]);
      expect(choicesOf(players)).toBeGreaterThan(20);
      // Nobody was sent away, and each saw one stream from the beginning to the end.
      expect(players.map(({ breaks, pictures }) => [breaks, pictures.length])).toEqual([
        [0, 1],
        [0, 1],
      ]);
      // Any node answers for any table.
      const { guest, table } = players[0];
      for (const { origin } of [a, b]) {
        const record = await fetch(`${origin}/api/tables/${table}/record`, { headers: { cookie: guest.cookie } });
        expect(record.status).toBe(200);
        expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ready', nodes: 2 });
      }
    },
    TIMEOUT,
  );

  it(
    'the node that runs a table is killed: another one takes it, and nothing that was acknowledged is lost',
    async (context) => {
      if (nodes === null) return context.skip('there is no PostgreSQL or no Redis');
      const [a, b, c] = [await nodes.start('a'), await nodes.start('b'), await nodes.start('c')];
      const players = await nodes.seat(a, [() => b.origin, () => c.origin], 'killed');
      await until(() => choicesOf(players) > 5, 'the game has begun');
      const { table } = players[0];
      expect(await ownersOf(nodes, [table])).toMatchObject([{ name: 'a' }]);
      await a.kill();
      const before = choicesOf(players);
      await until(() => choicesOf(players) > before + 5, 'the game goes on');
      expect(await ownersOf(nodes, [table])).toMatchObject([{ name: expect.stringMatching(/[bc]/), state: 'alive' }]);
      await until(() => players.every(({ isOver }) => isOver), 'the game is over');
      expect(await faultsOf(nodes, players)).toEqual([]);
      expect(players.map(({ breaks }) => breaks)).toEqual([0, 0]);
    },
    TIMEOUT,
  );

  it(
    'a node that slept comes back as a new one, and what it still wanted to write is refused',
    async (context) => {
      if (nodes === null) return context.skip('there is no PostgreSQL or no Redis');
      const [a, b, c] = [await nodes.start('a'), await nodes.start('b'), await nodes.start('c')];
      const players = await nodes.seat(a, [() => b.origin, () => a.origin], 'slept');
      await until(() => choicesOf(players) > 5, 'the game has begun');
      const { table } = players[0];
      process.kill(a.pid, 'SIGSTOP');
      const owner = async () => (await ownersOf(nodes as Nodes, [table]))[0]?.name;
      // Somebody asks for it at another node once the owner is declared dead.
      await until(async () => (await owner()) !== 'a', 'somebody else runs the table');
      process.kill(a.pid, 'SIGCONT');
      await until(() => players.every(({ isOver }) => isOver), 'the game is over');
      expect(await faultsOf(nodes, players)).toEqual([]);
      const names = await nodes.query<{ name: string; state: string }>(
        'select name, state from nodes order by name, state',
      );
      expect(names.filter(({ name }) => name === 'a')).toEqual([
        { name: 'a', state: 'alive' },
        { name: 'a', state: 'dead' },
      ]);
      void c;
    },
    TIMEOUT,
  );

  it(
    'Redis is killed and started again: a table with everybody at its node goes on, others wait and go on',
    async (context) => {
      if (nodes === null || !nodes.redis.isOurs) return context.skip('there is no PostgreSQL or no Redis of our own');
      const [a, b] = [await nodes.start('a'), await nodes.start('b')];
      const near = await nodes.seat(a, [() => a.origin, () => a.origin], 'near');
      const far = await nodes.seat(a, [() => a.origin, () => b.origin], 'far');
      await until(() => choicesOf(near) > 2 && choicesOf(far) > 2, 'the games have begun');
      await nodes.redis.kill();
      const before = choicesOf(near);
      await until(() => choicesOf(near) > before + 5 || near.every(({ isOver }) => isOver), 'the near table goes on');
      const readiness = async () => (await (await fetch(`${a.origin}/readyz`)).json()) as { status: string };
      await until(async () => (await readiness()).status === 'degraded', 'it says that Redis is away');
      await nodes.redis.restart();
      await until(() => [...near, ...far].every(({ isOver }) => isOver), 'both games are over');
      expect(await faultsOf(nodes, [...near, ...far])).toEqual([]);
      await until(async () => (await readiness()).status === 'ready', 'it says that Redis is back');
    },
    TIMEOUT,
  );

  it(
    'a node that stops in order gives its tables to the others first',
    async (context) => {
      if (nodes === null) return context.skip('there is no PostgreSQL or no Redis');
      const [a, b, c] = [await nodes.start('a'), await nodes.start('b'), await nodes.start('c')];
      let home = a.origin;
      const pairs = await Promise.all(
        ['1', '2', '3', '4'].map((seed) => (nodes as Nodes).seat(a, [() => home, () => b.origin], seed)),
      );
      const players = pairs.flat();
      const tables = pairs.map(([{ table }]) => table);
      await until(() => choicesOf(players) > 10, 'the games have begun');
      home = c.origin;
      await a.stop();
      const owners = await ownersOf(nodes, tables);
      expect(owners.map(({ name }) => name).sort()).toEqual(['b', 'b', 'c', 'c']);
      await until(() => players.every(({ isOver }) => isOver), 'all games are over');
      expect(await faultsOf(nodes, players)).toEqual([]);
      // One reconnect for whoever was at the node that stopped, none for the others.
      expect(pairs.map((pair) => pair.map(({ breaks }) => breaks))).toEqual(pairs.map(() => [1, 0]));
    },
    TIMEOUT,
  );
});

describe('a node that cannot join', () => {
  it(
    'says so in one line: Redis refuses the password, or is not there',
    async () => {
      if (nodes === null) return;
      const guarded = await redisForTests({ password: 'secret' });
      if (guarded === null) return;
      const wrong = guarded.url.replace(':secret@', ':wrong@');
      const words = /Redis at .* refuses the user or the password: check REDIS_URL/;
      for (const [REDIS_URL, said] of [
        [wrong, words],
        ['redis://127.0.0.1:1', /Redis at 127\.0\.0\.1:1 cannot be reached: check that it runs/],
      ] as const) {
        const { code, errors } = await startInVain({ DATABASE_URL: nodes.databaseUrl, REDIS_URL });
        expect([code, errors.split('\n').length]).toEqual([2, 1]);
        expect(errors).toMatch(said);
      }
      await guarded.stop();
    },
    TIMEOUT,
  );

  it(
    'says so in one line: another version runs, or a server that is alone',
    async () => {
      if (nodes === null) return;
      const a = await nodes.start('a');
      await nodes.query(`update nodes set schema_version = '9999-other'`);
      const both = { DATABASE_URL: nodes.databaseUrl, REDIS_URL: nodes.redis.url };
      const other = await startInVain(both);
      expect([other.code, other.errors.split('\n').length]).toEqual([2, 1]);
      expect(other.errors).toMatch(/node a runs another version of Conclave .*9999-other.* stop all its nodes first/);
      const alone = await startInVain({ ...both, REDIS_URL: '' });
      expect(alone.errors).toMatch(/in use by a cluster of Conclave servers\. Set REDIS_URL/);
      expect((await fetch(`${a.origin}/readyz`)).status).toBe(200);
    },
    TIMEOUT,
  );
});
