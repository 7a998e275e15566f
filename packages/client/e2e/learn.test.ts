import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const GAMES = ['rise-of-cthulhu', 'choose-your-god', 'cult-of-the-deep', 'among-cultists', 'among-cultists/2'];

/** What the lesson card lies over that must stay in sight. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('[data-region="lesson"]')?.getBoundingClientRect() ?? new DOMRect();
    const meets = (box: DOMRect) =>
      card.left < box.right - 1 && box.left < card.right - 1 && card.top < box.bottom - 1 && box.top < card.bottom - 1;
    const thing = document.querySelector('[data-lesson-thing]');
    const isOutside = card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight;
    return [
      ...(isOutside ? ['the edge of the screen'] : []),
      ...['bar', 'header', 'tray'].filter((region) =>
        [...document.querySelectorAll(`[data-region="${region}"]`)].some((one) => meets(one.getBoundingClientRect())),
      ),
      ...(thing !== null && meets(thing.getBoundingClientRect()) ? ['the thing it explains'] : []),
    ];
  });
}

it.each(GAMES)('never covers the bar or what a lesson explains: %s', async (game) => {
  const { page, problems, close } = await stage.visitor();
  await page.goto(`/learn/${game}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const lesson = page.locator('[data-region="lesson"]');
  for (let read = 0; read < 2; read++) {
    await lesson.waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // Everything travels to its place, and the card looks where that is: a slow machine takes longer for it.
      await page.waitForTimeout(700);
      const where = `${await lesson.getAttribute('aria-label')} at ${size.width}`;
      await expect.poll(() => covered(page), { message: where, timeout: 10_000 }).toEqual([]);
    }
    await lesson.getByRole('button', { name: 'Got it' }).click();
  }
  expect(problems).toEqual([]);
  await close();
});

it('has its frame while a part of the app is being fetched, and the frame stays where it is', async () => {
  const { page, problems, close } = await stage.visitor();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/LearnScreen.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/learn/choose-your-god');
  await page.getByRole('status', { name: 'One moment…' }).waitFor();
  const frame = () => page.locator('header').first().boundingBox();
  const before = await frame();
  letGo();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect(await frame()).toEqual(before);
  expect(problems).toEqual([]);
  await close();
});
