import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, type Choice, Playthrough, SeededChance, toldTo } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';
import { afterEach, describe, expect, it } from 'vitest';
import { type BotPool, type BotPoolSettings, type BotTask, createBotPool } from './pool.ts';

const TROUBLED = new URL('./test/troubled-worker.ts', import.meta.url);
const OPTIONS: readonly Choice[] = [{ type: 'pray' }, { type: 'flee' }];

const PLACE = { account: 'ada', table: 'table', urgency: 'awaited' } as const;

const open: BotPool[] = [];
const warnings: { details: object; message: string }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
  warnings.length = 0;
});

function poolOf(settings: Partial<BotPoolSettings> = {}): BotPool {
  const log = { warn: (details: object, message: string) => void warnings.push({ details, message }) };
  const pool = createBotPool({ workers: 1, program: TROUBLED, log, ...settings });
  open.push(pool);
  return pool;
}

function troubled(trouble: string, milliseconds = 100): BotTask {
  const asked: Asked = { seat: 0, decision: 'night', options: OPTIONS };
  return { game: 'any', level: trouble, asked, view: {}, memory: null, milliseconds, place: PLACE };
}

describe('the pool of bots', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('lets a bot of every level decide in %s', async (_, game) => {
    const pool = poolOf({ program: undefined });
    const play = new Playthrough(game, game.seats[0] as number, {}, new SeededChance('pool'));
    for (const level of ['random', 'novice', 'adept', 'master']) {
      const asked = play.pending?.asked[0] as Asked;
      const memory = game.memory.fresh(asked.seat);
      for (const event of play.events) game.memory.note(memory, toldTo(event, asked.seat));
      const view = game.viewOf(play.state, asked.seat);
      const choice = await pool.decide({ game: game.id, level, asked, view, memory, milliseconds: 200, place: PLACE });
      expect(asked.options).toContain(choice);
      play.choose(asked.seat, choice as Choice, new SeededChance(level));
    }
    expect(warnings).toEqual([]);
  });

  it.each(['none', 'copies'])('gives back the very option that was offered (%s)', async (trouble) => {
    const choice = await poolOf().decide(troubled(trouble));
    expect(OPTIONS).toContain(choice);
  });

  it.each(['hangs', 'waits'])('ends a bot that %s, and the next one decides', async (trouble) => {
    const pool = poolOf();
    expect(await pool.decide(troubled('none'))).toBe(OPTIONS[0]);
    const start = performance.now();
    expect(await pool.decide(troubled(trouble))).toBeNull();
    expect(performance.now() - start).toBeGreaterThan(550);
    expect(warnings).toMatchObject([{ details: { reason: 'it was too late' } }]);
    expect(await pool.decide(troubled('none'))).toBe(OPTIONS[0]);
  });

  it.each(['throws', 'exits'])('survives a bot that %s', async (trouble) => {
    const pool = poolOf();
    expect(await pool.decide(troubled(trouble))).toBeNull();
    expect(warnings).toHaveLength(1);
    expect(await pool.decide(troubled('none'))).toBe(OPTIONS[0]);
  });

  it('survives a bot that devours all memory', async () => {
    const pool = poolOf({ megabytes: 32 });
    expect(await pool.decide(troubled('devours', 30_000))).toBeNull();
    expect(warnings[0]?.details).toMatchObject({ reason: expect.stringContaining('memory') });
    expect(await pool.decide(troubled('none'))).toBe(OPTIONS[0]);
  });

  it.each(['invents', 'embroiders', 'mumbles', 'shouts', 'unknown'])(
    'takes no answer from a bot that %s',
    async (trouble) => {
      const pool = poolOf();
      expect(await pool.decide(troubled(trouble))).toBeNull();
      expect(warnings).toMatchObject([{ message: 'a bot answered nothing that was offered' }]);
      expect(await pool.decide(troubled('none'))).toBe(OPTIONS[0]);
    },
  );

  it('counts the deadline from when the bot begins, not from when it was asked', async () => {
    const pool = poolOf();
    const waiting = [
      pool.decide(troubled('hangs', 300)),
      pool.decide(troubled('hangs', 300)),
      pool.decide(troubled('none', 1)),
    ];
    expect(await Promise.all(waiting)).toEqual([null, null, OPTIONS[0]]);
  });

  it('asks in the order in which it was asked', async () => {
    const pool = poolOf();
    const order: number[] = [];
    const tasks = Array.from({ length: 20 }, (_, i) => pool.decide(troubled('none')).then(() => order.push(i)));
    await Promise.all(tasks);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('gives up on a task for which no worker was free', async () => {
    const pool = poolOf({ patience: 1500 });
    while ((await pool.decide(troubled('none'))) === null);
    warnings.length = 0;
    void pool.decide(troubled('hangs', 60_000));
    expect(await pool.decide(troubled('none'))).toBeNull();
    expect(warnings).toMatchObject([{ details: { level: 'none', reason: 'no worker was free' } }]);
  });

  it('keeps the server awake while bots hang', async () => {
    const pool = poolOf({ workers: 2 });
    await Promise.all([pool.decide(troubled('none')), pool.decide(troubled('none'))]);
    let ticks = 0;
    const timer = setInterval(() => ticks++, 20);
    await Promise.all([pool.decide(troubled('hangs', 500)), pool.decide(troubled('hangs', 500))]);
    clearInterval(timer);
    // A second of hanging has room for fifty ticks; a stalled event loop would have none.
    expect(ticks).toBeGreaterThan(10);
  });

  it('answers nothing after it was closed, in whatever it was busy with', async () => {
    const pool = poolOf();
    const busy = pool.decide(troubled('hangs', 60_000));
    const queued = pool.decide(troubled('none'));
    await sleep(100);
    await pool.close();
    expect(await Promise.all([busy, queued, pool.decide(troubled('none'))])).toEqual([null, null, null]);
    expect(warnings).toEqual([]);
  });
});
