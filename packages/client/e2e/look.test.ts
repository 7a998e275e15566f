/** A short look at two tables, so that what `npm run look` found once cannot come back unseen. docs/look.md has all checks. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Visit } from '../look/matrix.ts';
import { serve } from '../look/serve.ts';
import { lookAt } from '../look/visit/visit.ts';
import { openBrowser } from '../scripts/browser.ts';

let served: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let out: string;
beforeAll(async () => {
  served = await serve();
  browser = await openBrowser();
  out = await mkdtemp(join(tmpdir(), 'conclave-look-'));
});
afterAll(async () => {
  await browser.close();
  await served.stop();
  await rm(out, { recursive: true, force: true });
});

/** Nothing moves, the bar keeps its slots, no text is covered, no badge has two numbers. */
const HELD: ReadonlySet<number> = new Set([0, 1, 3, 7, 19]);

const DARK = { kind: 'look', language: 'en', theme: 'dark', text: 'normal', clock: false, variant: 'usual' } as const;

it.each<Visit>([
  { ...DARK, game: 'rise-of-cthulhu', width: 390, height: 844, seats: 2 },
  { ...DARK, game: 'cult-of-the-deep', width: 1440, height: 900, seats: 8 },
])(
  'nothing blank, wrong or jumping in $game at $width x $height',
  async (visit) => {
    const album = await lookAt(browser, served.url, visit, { out, decisions: 6, patience: 0 });
    const faults = [...album.faults.values()].filter(({ check }) => HELD.has(check));
    expect(faults.map(({ check, element, sentence }) => `${check} ${element}: ${sentence}`)).toEqual([]);
  },
  180_000,
);
