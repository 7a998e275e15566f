/** What guests do, on small pages: the plate that blanks its words, the hasty click that counts, the sheet that stays. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/browser.ts';
import { pressTooSoon } from './hasty.ts';
import { openEverything } from './opening.ts';
import { situationNow } from './playing.ts';
import { pointAt } from './pointing.ts';
import { checksOf, guestAt } from './test-guest.ts';

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

const seat = (hover: string) => `<style>
  main { position: relative; width: 300px; height: 120px }
  button { position: absolute; inset: 0; border: 0; background: #123 }
  button:hover { ${hover} }
  span { position: absolute; left: 20px; top: 40px; color: #fff; font: 24px sans-serif; pointer-events: none }
</style><main><button data-thing="seat:1" data-touchable></button><span>Adept 3</span></main>`;

it.each([
  { hover: 'z-index: 20', checks: [7, 10] },
  { hover: 'box-shadow: 0 0 0 3px gold', checks: [] },
])('a plate with “$hover” when it is pointed at', async ({ hover, checks }) => {
  const { guest, inspector } = await guestAt(browser, seat(hover), out);
  const { choosables } = await guest.page.evaluate(() => globalThis.look.situation());
  for (const thing of choosables) await pointAt(guest, inspector, thing);
  expect(checksOf(inspector)).toEqual(checks);
  await guest.page.close();
});

/** A bar that asks something else when it is told to, and heeds clicks at once or after a while. */
const bar = (guard: number) => `<section data-region="bar" data-mine>
  <p data-question>First?</p><button data-slot="pass" data-option style="width:90px;height:44px">Pass</button></section>
<script>
  let changed = -1000;
  const askAnother = () => { document.querySelector('p').textContent = 'Second?'; changed = performance.now(); };
  document.querySelector('button').onclick = () => performance.now() - changed >= ${guard} && choose();
</script>`;

it.each([
  { guard: 0, checks: [3] },
  { guard: 350, checks: [] },
])('a bar that heeds clicks $guard ms after it changed', async ({ guard, checks }) => {
  const { guest, inspector } = await guestAt(browser, bar(guard), out, { clockStands: true });
  const before = await situationNow(guest);
  expect(before?.question).toBe('First?');
  await guest.page.evaluate('askAnother()');
  if (before !== null) expect(await pressTooSoon(guest, inspector, before)).toBe(true);
  expect(checksOf(inspector)).toEqual(checks);
  await guest.page.close();
});

/** A button in the header that opens a sheet, which closes by Escape and a touch outside or does not. */
const sheet = (closes: boolean) => `<header data-region="header"><button id="log">Log</button></header>
<main data-region="board" style="height:600px"><b data-thing="deck">42</b></main>
<script>
  const opener = document.querySelector('#log');
  const close = () => { document.querySelector('[data-opened]')?.remove(); opener.focus(); };
  opener.onclick = () => {
    const box = document.createElement('aside');
    box.dataset.opened = '';
    box.textContent = 'The log';
    box.style = 'position:fixed;right:0;top:60px;width:300px;height:300px;background:#eee';
    document.body.append(box);
  };
  if (${closes}) {
    addEventListener('keydown', (event) => event.key === 'Escape' && close());
    addEventListener('pointerdown', ({ target }) => target.closest('aside, header') === null && close());
  }
</script>`;

it.each([
  { closes: false, checks: [21] },
  { closes: true, checks: [] },
])('a sheet that closes: $closes', async ({ closes, checks }) => {
  const { guest, inspector } = await guestAt(browser, sheet(closes), out);
  await openEverything(guest, inspector);
  expect(checksOf(inspector).filter((check) => check === 21)).toEqual(checks);
  await guest.page.close();
});

it('a great moment in front of somebody who is asked is seen, with the time it lasts', async () => {
  const asked = '<section data-region="bar" data-mine><p data-question>Whom?</p></section><main></main>';
  const { guest } = await guestAt(browser, asked, out);
  const { page } = guest;
  await page.evaluate(async () => {
    const moment = document.createElement('div');
    moment.dataset.moment = 'great';
    moment.textContent = 'Hastur awakens';
    document.querySelector('main')?.append(moment);
    await new Promise((resolve) => setTimeout(resolve, 300));
    moment.remove();
  });
  const { shown } = await page.evaluate(() => globalThis.look.watched());
  expect(shown).toMatchObject([{ kind: 'great', words: 'Hastur awakens', wasAsked: true }]);
  expect(shown[0]?.lasted).toBeGreaterThan(250);
  await page.close();
});
