import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@conclave/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { conclave } from '../testing.ts';

const directory = mkdtempSync(join(tmpdir(), 'conclave-'));
const good = join(directory, 'rise-of-cthulhu-0.json');

beforeAll(async () => {
  await conclave(['simulate', 'rise-of-cthulhu', '--games', '1', '--seed', 'replay', '--save-records', directory]);
});

function changed(change: (record: GameRecord) => unknown): string {
  const path = join(directory, 'changed.json');
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(good, 'utf8')))));
  return path;
}

describe('replay', () => {
  it('tells the story, secrets included', async () => {
    const { code, output } = await conclave(['replay', good]);
    expect(code).toBe(0);
    expect(output).toContain('The game begins.');
    expect(output).toMatch(/draws (Crimson|Amber|Jade|Azure|Violet) \d+\./);
    expect(output).not.toContain('draws a Cultist.');
    expect(output).toContain('The record is sound');
  });

  it('tells it as a seat was told it', async () => {
    const { output } = await conclave(['replay', good, '--seat', '0']);
    expect(output).toMatch(/^Seat 1 draws (Crimson|Amber|Jade|Azure|Violet) \d+\.$/m);
    expect(output).toMatch(/^Seat 2 draws a Cultist\.$/m);
    expect(output).not.toMatch(/^Seat 2 draws (Crimson|Amber|Jade|Azure|Violet) \d+\.$/m);
  });

  it('tells it in the language that is asked for', async () => {
    const { output } = await conclave(['replay', good, '--lang', 'pl']);
    expect(output).toMatch(/^Miejsce 1 dobiera /m);
    expect(output).not.toMatch(/ draws /);
  });

  it('gives JSON without the secrets of others', async () => {
    const { output } = await conclave(['replay', good, '--seat', '1', '--json']);
    const report = JSON.parse(output);
    expect(report).toMatchObject({ game: 'rise-of-cthulhu', verified: true });
    const foreign = report.steps.filter((step: { seat: number | null }) => step.seat === 0);
    expect(foreign.every((step: { choice: unknown }) => step.choice === null)).toBe(true);
    expect(output).not.toContain('"secret"');
  });

  it.each([
    ['a step left out', (record: GameRecord) => ({ ...record, steps: record.steps.slice(1) })],
    ['a step left out at the end', (record: GameRecord) => ({ ...record, steps: record.steps.slice(0, -1) })],
    ['another winner', (record: GameRecord) => ({ ...record, outcome: { ...record.outcome, winners: [] } })],
    [
      'another first shuffle',
      (record: GameRecord) => ({ ...record, setup: { ...record.setup, chance: record.setup.chance.slice(1) } }),
    ],
    [
      'another seat',
      (record: GameRecord) => ({ ...record, steps: record.steps.map((step) => ({ ...step, seat: 1 - step.seat })) }),
    ],
    ['an unknown rules version', (record: GameRecord) => ({ ...record, rulesVersion: 99 })],
    ['an unknown schema version', (record: GameRecord) => ({ ...record, schemaVersion: 99 })],
    ['an unknown game', (record: GameRecord) => ({ ...record, game: 'chess' })],
    ['an unknown option', (record: GameRecord) => ({ ...record, options: { colour: 'red' } })],
    ['an impossible seat count', (record: GameRecord) => ({ ...record, seats: 5 })],
    ['an unknown format', (record: GameRecord) => ({ ...record, format: 'x' })],
    ['nothing at all', () => null],
  ])('refuses a record with %s in one line', async (_, change) => {
    const path = changed(change);
    const { code, output, errors } = await conclave(['replay', path]);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^conclave: [^\n]+\n$/);
    expect(errors).toContain(path);
  });

  it('refuses a file that was cut off', async () => {
    const path = join(directory, 'short.json');
    writeFileSync(path, readFileSync(good, 'utf8').slice(0, 1000));
    const { code, errors } = await conclave(['replay', path]);
    expect(code).toBe(2);
    expect(errors).toBe(`conclave: ${path}: incomplete or damaged JSON file\n`);
  });

  it('knows only the seats of the record', async () => {
    const { code, errors } = await conclave(['replay', good, '--seat', '2']);
    expect(code).toBe(2);
    expect(errors).toContain('there is no seat 2');
  });
});
