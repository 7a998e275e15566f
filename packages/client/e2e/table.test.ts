import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cutTheConnection,
  GUARD,
  myMoment,
  rememberSockets,
  sitDown,
  touch,
  touchSomething,
  whoseMoment,
} from './at-the-table.ts';
import { barriers, openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** More than any game of Rise of Cthulhu takes. */
const LONGEST = 400;
const WHOLE_GAME = 300_000;

describe('a whole game', () => {
  it(
    'is played by mouse against a bot, checked for fair dice and looked at again',
    async () => {
      const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
      const id = await sitDown(page, { start: false, options: { oldOnePool: 'extended', locationPowers: 'on' } });
      await page.getByRole('button', { name: 'Start game', exact: true }).click();
      let move = 0;
      while (move < LONGEST && (await touchSomething(page, move * 5 + 1))) move++;
      await page.locator('#end-title').waitFor();
      expect(await page.locator('#end-title').textContent()).toMatch(/^You (won|lost)$/);
      await page.locator('summary').click();
      await page.getByRole('button', { name: 'Check it here' }).click();
      await page.getByText(/^Checked in full\./).waitFor();
      expect(await barriers(page)).toEqual([]);

      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByRole('slider').waitFor();
      const last = Number(await page.getByRole('slider').getAttribute('max'));
      await page.keyboard.press('Home');
      await page.waitForURL(/move=0/);
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(`**/replay/${id}?move=1&as=all`);
      await page.keyboard.press('End');
      await page.waitForURL(new RegExp(`move=${last}&`));
      await page.goto(`/replay/${id}?move=3&as=0`);
      await page.getByText(`3 of ${last}`).waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
    WHOLE_GAME,
  );

  it(
    'is played by keyboard only, from the list of options',
    async () => {
      const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
      await sitDown(page);
      await myMoment(page);
      await page.keyboard.press('l');
      for (let move = 0; move < LONGEST && (await myMoment(page)) !== 'over'; move++) {
        // The list opens anew with each question, and takes the focus by itself.
        const option = page.locator('[data-region="list"] li button:focus');
        if ((await page.locator('[data-region="list"]').count()) === 0) await page.keyboard.press('l');
        await option.waitFor({ timeout: 2000 }).catch(() => {});
        await page.waitForTimeout(GUARD);
        await page.keyboard.press(move % 3 === 2 ? '2' : '1');
      }
      await page.locator('#end-title').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.locator('#end-title').count()).toBe(0);
      expect(problems).toEqual([]);
      await close();
    },
    WHOLE_GAME,
  );

  it(
    'goes on between two browsers after a reload and a cut connection',
    async () => {
      const one = await stage.visitor({ reducedMotion: 'reduce' });
      const two = await stage.visitor({ reducedMotion: 'reduce' });
      await rememberSockets(one.page);
      await rememberSockets(two.page);
      const id = await sitDown(one.page, { bots: [], start: false });
      await two.page.goto('/about');
      await two.page.evaluate(async (table) => {
        const post = (path: string) =>
          fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
        await post('/api/guests');
        await post(`/api/tables/${table}/seats`);
      }, id);
      await one.page.evaluate(
        (table) =>
          fetch(`/api/tables/${table}/start`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          }).then(() => {}),
        id,
      );
      await two.page.goto(`/t/${id}`);
      await Promise.all([one.page.reload(), two.page.locator('main [data-thing]').first().waitFor()]);

      for (let move = 0; move < LONGEST; move++) {
        const { page, moment } = await whoseMoment(one.page, two.page);
        if (moment === 'over') break;
        if (move === 6) await one.page.reload();
        if (move === 9) await cutTheConnection(two.page);
        await touch(page, moment, move % 2 === 0 ? 0 : move);
        // What was chosen a moment ago is on its way, and must arrive once.
        if (move === 12) await cutTheConnection(page);
      }
      const verdicts = await Promise.all(
        [one, two].map(async ({ page }) => {
          await page.locator('#end-title').waitFor();
          return page.locator('#end-title').textContent();
        }),
      );
      expect(verdicts.sort()).toEqual(['You lost', 'You won']);
      expect([...one.problems, ...two.problems]).toEqual([]);
      await one.close();
      await two.close();
    },
    WHOLE_GAME,
  );
});

describe('at the table', () => {
  it('a choice is made by touching a card and a Location, and taken back with Escape', async () => {
    const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await sitDown(page);
    await myMoment(page);
    const hand = page.locator('section[aria-label="Your hand"] [data-touchable]');
    const before = await hand.count();
    await hand.first().click();
    await page.getByText(/choose where it goes/).waitFor();
    expect(await page.locator('[data-thing^="location:"][data-touchable]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page
      .getByText(/^Draw a card/)
      .first()
      .waitFor();
    expect(await hand.count()).toBe(before);
    await close();
  });

  it('another card is taken instead by touching it, and let go by touching it again', async () => {
    const { page, close } = await stage.visitor({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    await sitDown(page);
    await myMoment(page);
    const hand = page.locator('section[aria-label="Your hand"] [data-thing]');
    await hand.nth(0).tap({ position: { x: 10, y: 40 } });
    await hand.and(page.locator('[data-touched]')).waitFor();
    const first = await page.locator('[data-touched]').getAttribute('data-thing');
    await hand.nth(1).tap({ position: { x: 10, y: 40 } });
    await expect.poll(() => page.locator('[data-touched]').getAttribute('data-thing')).not.toBe(first);
    expect(await page.locator('[data-touched]').count()).toBe(1);
    await hand.nth(1).tap({ position: { x: 10, y: 40 } });
    await expect.poll(() => page.locator('[data-touched]').count()).toBe(0);
    await close();
  });

  it('a lifted card is seen whole on a phone', async () => {
    const { page, close } = await stage.visitor({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    await sitDown(page);
    await myMoment(page);
    await page.locator('section[aria-label="Your hand"] [data-touchable]').first().tap();
    const card = page.locator('[data-touched]');
    await card.waitFor();
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const ring = 3;
    const list = await page.locator('ul', { has: card }).evaluate(topOf);
    await expect.poll(async () => (await card.evaluate(topOf)) - ring).toBeGreaterThanOrEqual(list);
    await close();
  });

  it('shows what a Location would become before it is touched', async () => {
    const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await sitDown(page);
    await myMoment(page);
    await page.locator('section[aria-label="Your hand"] [data-touchable]').first().click();
    await page
      .getByText(/^\+\d+$/)
      .first()
      .waitFor();
    await close();
  });

  it('says why a thing cannot be touched, and opens the rule', async () => {
    const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await sitDown(page);
    await myMoment(page);
    await page.locator('[data-thing="location:arkham"]').focus();
    await page.keyboard.press('?');
    await page.getByText('Choose a card in your hand first.').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Rule RC-4.10' }).last().click();
    await page.locator('[id="RC-4.10"]').waitFor();
    expect(await page.locator('[id="RC-4.10"]').evaluate((rule) => rule === document.activeElement)).toBe(true);
    await close();
  });

  it.each([
    { locale: 'en-GB', size: PHONE, list: 'List' },
    { locale: 'de-DE', size: PHONE, list: 'Liste' },
    { locale: 'de-DE', size: { width: 1440, height: 900 }, list: 'Liste' },
  ])('nothing stands in the way of anybody ($locale, $size.width wide)', async ({ locale, size, list }) => {
    const { page, problems, close } = await stage.visitor({ locale, viewport: size, reducedMotion: 'reduce' });
    await sitDown(page);
    for (let move = 0; move < 6; move++) await touchSomething(page, move * 3 + 2);
    await myMoment(page);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: list, exact: true }).click();
    expect(await barriers(page)).toEqual([]);
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect({ width, height }).toEqual(size);
    expect(problems).toEqual([]);
    await close();
  });

  it('a newcomer is guided, may leave, and goes on where they were', async () => {
    const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await page.goto('/learn/rise-of-cthulhu');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Two cults, four Locations' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('heading', { name: '2 actions' }).waitFor();
    await page.goto('/');
    await page.goto('/learn/rise-of-cthulhu');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: '2 actions' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
