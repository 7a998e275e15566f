import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLICK, clickOneOf, GUARD, myMoment, sitDown } from './at-the-table.ts';
import { barriers, openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A High Priest without extra life falls early, and windows without a countdown close when all have answered. */
const SHORT = { game: 'cult-of-the-deep', options: { highPriestBonus: 0 }, windowSeconds: null };
const AMONG_STRAYS = { ...SHORT, seats: 5, bots: Array<string>(4).fill('random') };
const AMONG_MANY = { ...SHORT, seats: 8, bots: Array<string>(7).fill('random') };

/** More than such a game takes. */
const LONGEST = 900;
const WHOLE_GAME = 600_000;

/** Touches what glows, one after another, and presses what is left to be pressed. False when the game is over. */
async function goOn(page: Page, move: number): Promise<boolean> {
  const moment = await myMoment(page);
  if (moment === 'over') return false;
  const asked = page.locator('dialog[open]').filter({ has: page.getByRole('button', { name: 'Cancel' }) });
  if ((await asked.count()) > 0) {
    // What cannot be taken back is asked once more.
    await clickOneOf(asked.getByRole('button').last(), 0, { timeout: CLICK });
    return true;
  }
  const buttons = page.locator('[data-option]');
  // Every third time a button is preferred, so that phases end and windows close.
  const presses = moment === 'button' || (move % 3 === 2 && (await buttons.count()) > 0);
  if (presses) await page.waitForTimeout(GUARD);
  await clickOneOf(presses ? buttons : touchable(page), move * 7, { timeout: CLICK });
  return true;
}

/** Drops that do not say exactly the life that their plate tells a screen reader. */
function wrongDrops(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-plate]')].flatMap((plate) => {
      const label = plate.querySelector('[data-thing^="seat:"]')?.getAttribute('aria-label') ?? '';
      const life = /(\d+) life/.exec(label)?.[1];
      const shown = [...plate.querySelectorAll('[data-number="life"]')].map(({ textContent }) => textContent);
      return life === undefined || shown.join() === life ? [] : [`${label}: ${shown.join()}`];
    }),
  );
}

function touchable(page: Page) {
  return page.locator('main [data-touchable]');
}

it(
  'a whole game is played by mouse among bots, and its end says who was what',
  async () => {
    const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await sitDown(page, AMONG_STRAYS);
    await myMoment(page);
    expect(await barriers(page)).toEqual([]);
    for (let move = 0; move < LONGEST && (await goOn(page, move)); move++) {
      expect(await wrongDrops(page)).toEqual([]);
    }
    const end = page.locator('[data-end]');
    await end.waitFor();
    expect(await end.getByRole('heading', { level: 2 }).textContent()).toMatch(/^You (won|lost)$/);
    expect(await end.getByRole('row').count()).toBe(1 + 5);
    expect(await end.getByRole('cell', { name: 'High Priest', exact: true }).count()).toBe(1);
    expect(await barriers(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  },
  WHOLE_GAME,
);

it('eight seats fit a desktop without scrolling, and a phone is no wider than it is', async () => {
  const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
  await sitDown(page, AMONG_MANY);
  await myMoment(page);
  const scrolls = () =>
    page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      return { down: main.scrollHeight > main.clientHeight, aside: document.body.scrollWidth > innerWidth };
    });
  expect(await scrolls()).toEqual({ down: false, aside: false });
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await scrolls()).aside).toBe(false);
  expect(await page.locator('main [data-thing^="seat:"]').count()).toBe(8);
  expect(await barriers(page)).toEqual([]);
  await close();
});

it('my secrets lie face up, one touch hides them for good, and holding one looks at it', async () => {
  const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
  await sitDown(page, AMONG_STRAYS);
  await myMoment(page);
  const open = page.getByRole('button', { name: /^Your sigil: Sigil of / });
  await open.waitFor();
  await page.getByRole('button', { name: 'Hide' }).click();
  await page.reload();
  await myMoment(page);
  const card = page.getByRole('button', { name: /^Your sigil/ });
  expect(await card.getAttribute('aria-label')).toBe('Your sigil, face down. Hold to look.');
  await card.hover();
  await page.mouse.down();
  await open.waitFor();
  await page.mouse.move(0, 0);
  await page
    .getByRole('button', { name: /face down/ })
    .first()
    .waitFor();
  await page.mouse.up();
  await close();
});

it('pointing at a seat or an altar hides nothing of it', async () => {
  const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
  await sitDown(page, AMONG_STRAYS);
  await myMoment(page);
  for (const [thing, part] of [
    ['seat:1', '[data-plate="1"] [data-number="life"]'],
    ['altar:altar-1', '[data-place="altar-1"] [data-number="track"]'],
  ] as const) {
    await page.locator(`[data-thing="${thing}"]`).hover({ position: { x: 8, y: 8 } });
    expect(await isOnTop(page, part), thing).toBe(true);
  }
  await close();
});

/** Whether nothing but what lets everything through lies over a text. */
function isOnTop(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((one) => {
    const element = document.querySelector<HTMLElement>(one);
    if (element === null) return false;
    // Drawings let touches through; this one does not from now on, to see what lies over it.
    element.style.pointerEvents = 'auto';
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (over === element || element.contains(over) || over.contains(element));
  }, selector);
}

it('what I suspect is marked at the seat, and kept when I come back', async () => {
  const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
  await sitDown(page, AMONG_STRAYS);
  await myMoment(page);
  await page.getByRole('button', { name: /^Suspect/ }).click();
  await page.locator('[data-region="tray"]').getByRole('button', { name: 'Cabalist' }).first().click();
  await page.keyboard.press('Escape');
  await page.getByText('Cabalist?').waitFor();
  // A tray gives the focus back to what opened it.
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/suspect/i);
  await page.reload();
  await page.getByText('Cabalist?').waitFor();
  await close();
});

it(
  'a die that I have picked to roll again is let go by touching it again',
  async () => {
    const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await sitDown(page, AMONG_STRAYS);
    const keep = page.locator('[data-slot="pass"]', { hasText: 'Keep all' });
    const pass = page.locator('[data-slot="pass"][data-option]');
    // Others come first: windows are passed until my dice are rolled.
    for (await myMoment(page); (await keep.count()) === 0; await myMoment(page)) {
      await page.waitForTimeout(GUARD);
      if ((await keep.count()) === 0) {
        await clickOneOf((await pass.count()) > 0 ? pass : touchable(page), 0, { timeout: 1000 });
      }
    }
    const dice = page.locator('main [data-thing^="die:"]');
    const isPicked = (die: number) => expect.poll(() => dice.nth(die).locator('[data-picked]').count());
    await dice.nth(0).click();
    await isPicked(0).toBe(1);
    await dice.nth(1).click();
    await isPicked(1).toBe(1);
    // The first of the two: the second stays picked.
    await dice.nth(0).click();
    await isPicked(0).toBe(0);
    await isPicked(1).toBe(1);
    await dice.nth(1).click();
    await keep.waitFor();
    await close();
  },
  WHOLE_GAME,
);
