import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickOneOf, pressSlot, sitDown, talkingTable } from './at-the-table.ts';
import { barriers, DESKTOP, openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const WHOLE_GAME = 300_000;
/** More than any game takes: ten rounds of a walk, an encounter, an action, votes and what the Items ask. */
const LONGEST = 600;

/** A table against bots that answer at random, with as many seats. */
function table(seats: number, options: object = {}) {
  return { game: 'among-cultists', seats, bots: Array(seats - 1).fill('random'), options };
}

type Asked = 'glows' | 'confirm' | 'pass' | 'over';

/** Waits until the visitor can do something: touch what glows, press a slot; or the game is over. */
async function asked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('#end-title') !== null) return 'over';
    const hasSlot = (slot: string) => document.querySelector(`[data-slot="${slot}"]:not([data-empty])`) !== null;
    const isOnTheWay = document.querySelector('main [data-touched]') !== null;
    const glows = document.querySelector('main [data-thing][data-touchable]') !== null;
    if (hasSlot('confirm') && (isOnTheWay || !glows)) return 'confirm';
    if (glows) return 'glows';
    return hasSlot('pass') ? 'pass' : null;
  });
  return (await found.jsonValue()) as Asked;
}

/** One touch or press on the way to a choice. False when the game is over. */
async function act(page: Page, which: number): Promise<boolean> {
  const now = await asked(page);
  if (now === 'over') return false;
  if (now === 'glows') await clickOneOf(page.locator('main [data-thing][data-touchable]'), which, { timeout: 5000 });
  else await pressSlot(page, now).catch(() => {});
  return true;
}

/** Whether the page or the table scrolls. */
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    return (
      document.documentElement.scrollHeight > innerHeight ||
      document.documentElement.scrollWidth > innerWidth ||
      main.scrollHeight > main.clientHeight
    );
  });

describe('time to talk', () => {
  it('lets people claim things by a few touches, and each reads them in the own language', async () => {
    const host = await stage.visitor({ reducedMotion: 'reduce' });
    const guest = await stage.visitor({ viewport: PHONE, locale: 'de-DE', reducedMotion: 'reduce' });
    await talkingTable(host.page, guest.page);
    const talk = host.page.getByRole('region', { name: 'Time to talk' });
    await talk.getByRole('timer').waitFor();
    await talk.getByRole('button', { name: 'Make a claim' }).click();
    expect(await barriers(host.page)).toEqual([]);
    await talk.getByRole('button', { name: 'I accuse' }).click();
    await talk.getByRole('button', { name: 'Bartholomew', exact: true }).press('Enter');
    await talk.getByText('“I accuse Bartholomew!”').waitFor();
    await talk.getByRole('button', { name: 'Say it' }).click();
    await talk.getByRole('listitem').getByText('I accuse Bartholomew!').waitFor();

    const heard = guest.page.getByRole('region', { name: 'Behauptungen' });
    await heard.getByText('Ich verdächtige Bartholomew!').waitFor();
    expect(await barriers(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: 'Notizbuch' }).waitFor({ state: 'attached' });
    for (const { page } of [host, guest]) await pressSlot(page, 'pass');
    await talk.waitFor({ state: 'detached' });
    expect([...host.problems, ...guest.problems]).toEqual([]);
    await host.close();
    await guest.close();
  });
});

describe('a walk', () => {
  it('is chosen by its end: the bar tells what is there, another touch changes it, and Go goes', async () => {
    const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await sitDown(page, table(4));
    await page.locator('main [data-thing="location:hall-nw"][data-touchable]').click();
    const question = page.locator('[data-question]');
    await question.getByText('North-west Hall: 1 step,').waitFor();
    await page.locator('main [data-thing="location:blue-1"]').click();
    await question.getByText('Blue 1 (Observatory): 2 steps, deck 3, 2 books,').waitFor();
    // Another way there: touched, and let go of again.
    await page.locator('main [data-thing="location:hall-ne"][data-touchable]').click();
    await page.locator('main [data-thing="location:hall-ne"][data-touched]').click();
    await pressSlot(page, 'confirm');
    await page.locator('[data-place="blue-1"][data-here]').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('has places no smaller than a fingertip on a small phone, tunnels too', async () => {
    const { page, close } = await stage.visitor({ viewport: { width: 360, height: 640 }, hasTouch: true });
    await sitDown(page, table(8, { map: 'under-the-surface' }));
    await page.locator('main [data-touchable]').first().waitFor();
    const small = await page.locator('main [data-thing^="location:"][data-touchable]').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        return width < 40 || height < 40 ? [`${cell.getAttribute('data-thing')}: ${width} x ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
    await close();
  });
});

describe('a game of Among Cultists', () => {
  it(
    'is played by mouse from the first walk to the end, which tells who was what',
    async () => {
      const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
      await sitDown(page, table(5, { 'discussion-seconds': 0 }));
      await asked(page);
      expect(await barriers(page)).toEqual([]);
      let step = 0;
      while (step < LONGEST && (await act(page, step * 7 + 2))) step++;
      await page.getByRole('heading', { name: 'Roles' }).waitFor();
      expect(await page.getByRole('row').count()).toBeGreaterThan(5);
      expect(await barriers(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
    WHOLE_GAME,
  );

  it.each([
    { size: DESKTOP, name: 'a desktop' },
    { size: PHONE, name: 'a phone' },
  ])('with eight seats in the Antarctic fits on $name and stands in nobody’s way', async ({ size }) => {
    const { page, problems, close } = await stage.visitor({ viewport: size, reducedMotion: 'reduce' });
    await sitDown(page, table(8, { map: 'under-the-surface' }));
    await asked(page);
    expect(await scrolls(page)).toBe(false);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Notebook' }).click();
    await page.getByRole('table', { name: 'Notebook' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
