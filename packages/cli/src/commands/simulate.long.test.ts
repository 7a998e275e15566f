import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conclave } from '../testing.ts';

const GAME = 'rise-of-cthulhu';

async function simulated(...argv: string[]) {
  const { code, output, errors } = await conclave(['simulate', GAME, '--json', ...argv]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return JSON.parse(output);
}

/** The parts that depend on the clock or the machine. */
function timeless({
  seconds,
  decisionsPerSecond,
  gamesPerSecond,
  memoryMegabytes,
  workers,
  ...rest
}: Record<string, unknown>) {
  return rest;
}

describe('simulate', () => {
  it('reports every field that scripts depend on', async () => {
    const report = await simulated('--seats', '2', '--games', '30', '--seed', '5');
    expect(report).toMatchObject({
      game: GAME,
      seats: 2,
      games: 30,
      finished: 30,
      seed: '5',
      bots: ['random', 'random'],
    });
    for (const field of ['decisions', 'seconds', 'decisionsPerSecond', 'gamesPerSecond', 'meanRounds']) {
      expect(report[field]).toBeGreaterThan(0);
    }
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);
    expect(sum(report.outcomes)).toBe(30);
    expect(sum(report.reasons)).toBe(30);
    expect(report.winsBySeat).toHaveLength(2);
  });

  it('gives the same games on any number of workers', async () => {
    const alone = await simulated('--games', '40', '--seed', 'x', '--workers', '1');
    const together = await simulated('--games', '40', '--seed', 'x', '--workers', '3');
    expect(timeless(together)).toEqual(timeless(alone));
    const others = await simulated('--games', '40', '--seed', 'y', '--workers', '1');
    expect(others.decisions).not.toBe(alone.decisions);
  });

  it('lets levels change seats and counts their wins', async () => {
    const report = await simulated('--games', '6', '--seed', '1', '--bots', 'novice,random', '--swap');
    expect(report.winsByLevel.novice.of).toBe(6);
    expect(report.winsByLevel.random.of).toBe(6);
    expect(report.winsByLevel.novice.wins).toBeGreaterThan(report.winsByLevel.random.wins);
  });

  it('plays by the options', async () => {
    const report = await simulated('--games', '5', '--option', 'firstPlayer=seat', '--option', 'stallLimit=8');
    expect(report.options).toMatchObject({ firstPlayer: 'seat', stallLimit: 8 });
    expect(report.winsOfFirst.wins).toBe(report.winsBySeat[0].wins);
  });

  it('saves records of the very same games', async () => {
    const directory = join(mkdtempSync(join(tmpdir(), 'conclave-')), 'records');
    const saved = await simulated('--games', '3', '--seed', '9', '--save-records', directory);
    const plain = await simulated('--games', '3', '--seed', '9');
    expect(timeless(saved)).toEqual(timeless(plain));
    expect(readdirSync(directory).sort()).toEqual([0, 1, 2].map((number) => `${GAME}-${number}.json`));
    const { code, output } = await conclave(['replay', join(directory, `${GAME}-2.json`)]);
    expect(code).toBe(0);
    expect(output).toContain('The record is sound');
    const record = JSON.parse(readFileSync(join(directory, `${GAME}-2.json`), 'utf8'));
    expect(record.simulated).toMatchObject({ seed: '9/2', bots: ['random', 'random'] });
    const again = await conclave(['simulate', GAME, '--games', '1', '--save-records', directory]);
    expect(again).toMatchObject({
      code: 2,
      errors: expect.stringContaining('holds records of rise-of-cthulhu already'),
    });
  });

  it('refuses a place where nothing can be saved, before it plays', async () => {
    const { code, errors } = await conclave(['simulate', GAME, '--games', '1', '--save-records', '/proc/x']);
    expect([code, errors.split('\n').length]).toEqual([2, 2]);
  });

  it('refuses an option that needs more seats', async () => {
    const deep = ['simulate', 'cult-of-the-deep', '--games', '1', '--option', 'necromancer=high-priest', '--seats'];
    expect(await conclave([...deep, '4'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('at least 5 seats'),
    });
  });

  it('sums up in words', async () => {
    const { output } = await conclave(['simulate', GAME, '--games', '10', '--seed', '2']);
    expect(output).toContain('10 of 10 games finished');
    expect(output).toMatch(/seat 0 won +\d+\.\d % \(\d+\.\d to \d+\.\d\), \d+ of 10/);
  });
});
