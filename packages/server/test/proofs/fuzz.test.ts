import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FuzzReport, fuzz, refusedIn } from './fuzz.ts';

/** Another one sends other nonsense: FUZZ_SEED=17 npx vitest run packages/server/test/proofs/fuzz.test.ts */
const seed = process.env.FUZZ_SEED ?? 'ci';
const TIMEOUT = 600_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-fuzz-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function mustBeWell({ faults, longestWork, heapEarly, heapLate, choices }: FuzzReport): void {
  expect(faults.slice(0, 10)).toEqual([]);
  // A message that costs out of proportion takes seconds. `npm run bench:fuzz` holds the server to 50 ms, on a quiet
  // machine: here that would be a test of the machine.
  expect(longestWork).toBeLessThan(500);
  expect(heapLate - heapEarly).toBeLessThan(15);
  expect(choices).toBeGreaterThan(20);
}

it(
  'a server survives 200,000 malformed frames and bodies, and others play on meanwhile',
  async () => {
    const report = await fuzz({ folder, seed, messages: 200_000 });
    mustBeWell(report);
    expect(refusedIn(report)).toBeGreaterThanOrEqual(200_000);
  },
  TIMEOUT,
);

it(
  'with its limits in force, it turns most of them away and still lets others play',
  async () => {
    const report = await fuzz({ folder, seed, messages: 10_000, rateLimits: true });
    mustBeWell(report);
    expect(report.requests.answers['429']).toBeGreaterThan(100);
  },
  TIMEOUT,
);
