import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameNamed } from '@conclave/registry';
import { afterAll, describe, expect, it } from 'vitest';
import { playFair } from '../../../fair/test/play.ts';
import { conclave } from '../testing.ts';

const directory = mkdtempSync(join(tmpdir(), 'conclave-'));
afterAll(() => rmSync(directory, { recursive: true }));

const record = playFair(gameNamed('rise-of-cthulhu'));

function saved(data: unknown): string {
  const path = join(directory, 'record.json');
  writeFileSync(path, JSON.stringify(data));
  return path;
}

describe('verify', () => {
  it('says what it has checked', async () => {
    const { code, output, errors } = await conclave(['verify', saved(record)]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(`commitment  ${record.fair.commitment}`);
    expect(output).toContain('entropy     from 1 of 2 seats');
    expect(output).toMatch(/^draws {7}all \d+ come from the seed/m);
    expect(output).toMatch(/The record is sound, and so are its dice\.\n$/);
  });

  it('gives JSON', async () => {
    const { output } = await conclave(['verify', saved(record), '--json']);
    expect(JSON.parse(output)).toMatchObject({
      game: 'rise-of-cthulhu',
      commitment: record.fair.commitment,
      verified: true,
      choices: record.steps.length,
      outcome: record.outcome,
    });
  });

  it('leaves the record to replay as any other', async () => {
    expect((await conclave(['replay', saved(record)])).output).toContain('The record is sound');
  });

  it.each<[string, unknown, string]>([
    ['forged dice', { ...record, fair: { ...record.fair, entropy: ['x', null] } }, 'the setup, draw 1'],
    [
      'another seed',
      { ...record, fair: { ...record.fair, seed: '00'.repeat(32) } },
      'its SHA-256 is not the commitment',
    ],
    ['no dice', { ...record, fair: undefined }, 'the record says nothing about its dice'],
    ['an unknown game', { ...record, game: 'chess' }, 'unknown game "chess"'],
    ['nothing', null, 'this is no game record'],
  ])('refuses a record with %s in one line', async (_, data, message) => {
    const path = saved(data);
    const { code, output, errors } = await conclave(['verify', path]);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^conclave: [^\n]+\n$/);
    expect(errors).toContain(`${path}: `);
    expect(errors).toContain(message);
  });
});
