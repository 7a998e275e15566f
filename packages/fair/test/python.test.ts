/** Somebody else's eyes: the same dice by another program in another language. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { vigil } from '../../kernel/test/toy/index.ts';
import { playFair } from './play.ts';
import { VECTORS_FILE } from './vectors.ts';

const PROGRAM = fileURLToPath(new URL('../../../examples/verify_dice.py', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'conclave-'));
afterAll(() => rmSync(directory, { recursive: true }));

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('NOT CHECKED: the dice by another program, because python3 is not here');

function python(file: string) {
  return spawnSync('python3', ['-B', PROGRAM, file], { encoding: 'utf8' });
}

function written(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

describe.skipIf(!hasPython)('the Python program', () => {
  it('agrees with every vector', () => {
    expect(python(VECTORS_FILE)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^All \d+ vectors agree\.$/m),
    });
  });

  it('finds a vector that is wrong', () => {
    const text = readFileSync(VECTORS_FILE, 'utf8');
    const wrong = written('wrong.json', text.replace(/"gives": \[\d/, '"gives": [7'));
    expect(python(wrong)).toMatchObject({ status: 1, stderr: expect.stringContaining('draw 1: [7, ') });
  });

  it('finds a draw that does not come from the seed, also after choices were taken back', () => {
    const record = playFair(vigil);
    const lines = record.fair.log.filter((entry) => entry.kind === 'choice' && entry.chance.length > 0);
    expect(lines.length).toBeGreaterThan(0);
    const text = JSON.stringify(record);
    const last = lines.at(-1) as Extract<(typeof lines)[number], { kind: 'choice' }>;
    const at = text.lastIndexOf(`"chance":${JSON.stringify(last.chance)}`);
    const forged = text.slice(0, at) + text.slice(at).replace(/"chance":\[[^\]]+\]/, '"chance":["forged"]');
    expect(python(written('forged.json', forged))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^line \d+ of the log/),
    });
  });

  it('says so when a record does not tell what was drawn from', () => {
    const record = playFair(vigil);
    const { draws: _, ...fair } = record.fair;
    expect(python(written('undrawn.json', JSON.stringify({ ...record, fair })))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('does not say what its draws were made from'),
    });
  });

  it('checks the commitment and every draw of a record', () => {
    const record = playFair(vigil);
    expect(python(written('record.json', JSON.stringify(record)))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(new RegExp(`${record.fair.commitment}[^]*All \\d+ draws come from the seed`)),
    });
  });
});
