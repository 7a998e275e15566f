/** Pointing at a real page: the plate that blanks its words is found, the one that only lights up is not. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/browser.ts';
import type { Visit } from '../matrix.ts';
import { pageCode } from '../page-code.ts';
import { Album } from './album.ts';
import type { Guest } from './guest.ts';
import { Inspector } from './inspector.ts';
import { pointAt } from './pointing.ts';

let browser: Browser;
let out: string;
beforeAll(async () => {
  browser = await openBrowser();
  out = await mkdtemp(join(tmpdir(), 'conclave-look-test-'));
});
afterAll(async () => {
  await browser.close();
  await rm(out, { recursive: true, force: true });
});

const VISIT: Visit = {
  kind: 'look',
  game: 'cult-of-the-deep',
  width: 1440,
  height: 900,
  language: 'en',
  theme: 'dark',
  text: 'normal',
  seats: 4,
  clock: false,
};

const seat = (hover: string) => `<!doctype html><style>
  main { position: relative; width: 300px; height: 120px }
  button { position: absolute; inset: 0; border: 0; background: #123 }
  button:hover { ${hover} }
  span { position: absolute; left: 20px; top: 40px; color: #fff; font: 24px sans-serif; pointer-events: none }
</style><main><button data-thing="seat:1" data-touchable></button><span>Adept 3</span></main>`;

it.each([
  { hover: 'z-index: 20', checks: [7, 10] },
  { hover: 'box-shadow: 0 0 0 3px gold', checks: [] },
])('a plate with “$hover” when it is pointed at', async ({ hover, checks }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(await pageCode());
  await page.goto('about:blank');
  await page.setContent(seat(hover));
  const wire = { snapshot: () => null, decision: () => null, pending: () => null, choices: () => 0 };
  const guest: Guest = { page, context: page.context(), wire, isTouching: false, troubles: [] };
  const album = new Album(page, out, VISIT);
  const { choosables } = await page.evaluate(() => globalThis.look.situation());
  for (const thing of choosables) await pointAt(guest, new Inspector(guest, album), thing);
  expect([...album.faults.values()].map(({ check }) => check).sort((a, b) => a - b)).toEqual(checks);
  await page.close();
});
