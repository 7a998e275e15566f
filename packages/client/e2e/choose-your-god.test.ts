import { type CityView, chooseYourGod } from '@conclave/choose-your-god';
import { SeededChance } from '@conclave/kernel';
import type { Snapshot } from '@conclave/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLICK, GUARD, myMoment, pressSlot, sitDown } from './at-the-table.ts';
import { barriers, openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LONG = 400_000;

async function sitDownAt(page: Page, seats: number, options: Record<string, string | number>): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, () => 'random');
  const table = await sitDown(page, { game: 'choose-your-god', seats, bots, options });
  await page.locator('[data-thing="location:1"]').waitFor();
  return table;
}

/** The table as the server has it for this person. */
async function look(page: Page, table: string): Promise<Snapshot & { view: CityView }> {
  return (await page.request.get(`/api/tables/${table}/view`)).json();
}

/**
 * What the person is asked next, or null when the game is over. If an answer did not arrive, because the board changed
 * under the mouse, the same question comes again.
 */
async function nextDecision(page: Page, table: string, last: string | null) {
  const patience = Date.now() + 5000;
  for (;;) {
    const { decision, info, view } = await look(page, table);
    if (info.status !== 'playing') return null;
    const isNew = decision !== null && (decision.id !== last || Date.now() > patience);
    if (isNew) return { id: decision.id, view };
    await page.waitForTimeout(40);
  }
}

/** Everything that the options begin with, as the game says it. */
function firstThings(view: CityView): string[] {
  const paths = (view.pending?.options ?? []).map((option) => chooseYourGod.describe(view, option).path[0] ?? '');
  return [...new Set(paths)].filter((thing) => !thing.startsWith('button:'));
}

/** Those of the things that do not come up on the board. */
async function missingOf(page: Page, things: readonly string[]): Promise<string[]> {
  const isThere = (all: readonly string[]) =>
    all.every((one) => document.querySelector(`[data-thing="${one}"]`) !== null);
  const cameUp = await page.waitForFunction(isThere, things, { timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (cameUp) return [];
  return page.evaluate(
    (all) => all.filter((one) => document.querySelector(`[data-thing="${one}"]`) === null),
    [...things],
  );
}

/** Answers by mouse: touches something that glows, or presses a button, whichever chance says. */
async function answer(page: Page, chance: SeededChance): Promise<void> {
  for (let touches = 0; touches < 4; touches++) {
    if ((await myMoment(page)) === 'over') return;
    const things = reachable(page);
    const buttons = page.locator('[data-option]');
    const [glowing, pressable] = [await things.count(), await buttons.count()];
    const at = chance.below(glowing + pressable);
    if (at >= glowing) await page.waitForTimeout(GUARD);
    await (at < glowing ? things.nth(at) : buttons.nth(at - glowing)).click({ timeout: CLICK }).catch(() => {});
    await agree(page);
    const isHalfWay = (await page.locator('main [data-touched]').count()) > 0;
    if (!isHalfWay) return;
  }
}

/** What glows; where a tray is open it lies over one's own things, and has all of them. */
function reachable(page: Page) {
  return page.locator(
    'main:not(:has([data-region="tray"])) [data-touchable], [data-region="tray"] [data-touchable], main:has([data-region="tray"]) [data-region="board"] [data-touchable]',
  );
}

/** Says yes, if it is asked again whether one means it. */
async function agree(page: Page): Promise<void> {
  const yes = page.locator('dialog[open] footer button').last();
  if ((await yes.count()) > 0) await yes.click();
}

describe('a whole game', () => {
  it(
    'is played on the board with the mouse, and everything that can be chosen lies on it',
    async () => {
      const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
      const table = await sitDownAt(page, 2, { 'round-limit': 8, start: 'quick' });
      const chance = new SeededChance('the mouse');
      let asked = await nextDecision(page, table, null);
      const missing = new Set<string>();
      while (asked !== null) {
        const lost = await missingOf(page, firstThings(asked.view));
        for (const thing of lost) missing.add(`${asked.view.pending?.decision}: ${thing}`);
        await answer(page, chance);
        asked = await nextDecision(page, table, asked.id);
      }
      expect([...missing]).toEqual([]);
      await page.locator('#end-title').waitFor();
      await page.locator('[data-end] table').first().waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
    LONG,
  );
});

describe('five Cults', () => {
  it('fit on a desktop without scrolling, and nothing stands in the way', async () => {
    const { page, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await sitDownAt(page, 5, {});
    await page.locator('main [data-touchable]').first().waitFor();
    const main = await page
      .locator('main')
      .evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
    expect(main).toEqual([0, 0]);
    expect(await barriers(page)).toEqual([]);
    await close();
  });

  it('can be played with a thumb', async () => {
    const { page, problems, close } = await stage.visitor({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    const table = await sitDownAt(page, 5, {});
    const first = await nextDecision(page, table, null);
    await page.locator('main [data-touchable]').first().tap();
    await page.locator('[data-thing="location:3"][data-touchable]').tap();
    const second = await nextDecision(page, table, first?.id ?? null);
    expect(second).not.toBeNull();
    await page.locator('[data-thing="location:13"]').tap();
    await page.getByRole('heading', { name: /Rift of Darkness/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await barriers(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a change of mind', () => {
  it('another Priest takes the place of the one that was touched, and the same again lets it go', async () => {
    const { page, problems, close } = await stage.visitor({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    await sitDownAt(page, 2, {});
    const priests = page.locator('[data-region="own"] [data-thing^="priest:"]');
    await page.locator('[data-region="own"] [data-touchable]').first().waitFor();
    await priests.nth(0).tap();
    await page.locator('[data-thing="location:3"][data-touchable]').waitFor();
    await priests.nth(1).tap();
    expect(await page.locator('[data-region="own"] [data-touched]').count()).toBe(1);
    await priests.nth(1).tap();
    await page.locator('[data-touched]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-thing="location:3"][data-touchable]').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('choosing a god', () => {
  it('a touch shows what it can do, and a yes takes it', async () => {
    const { page, problems, close } = await stage.visitor({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
    const options = { 'cult-selection': 'choose' };
    const table = await sitDown(page, { game: 'choose-your-god', bots: ['random'], options });
    const free = page.locator('[data-thing^="cult:"][data-touchable]');
    await free.first().waitFor();
    await free.first().tap();
    expect(await barriers(page)).toEqual([]);
    await pressSlot(page, 'confirm');
    await page.locator('[data-thing="location:1"]').waitFor();
    expect((await look(page, table)).view.players.every(({ cult }) => cult !== null)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the keyboard on the board', () => {
  it('is led from what was chosen to what can be chosen next', async () => {
    const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await sitDownAt(page, 2, { start: 'quick' });
    const focused = (kind: string) => page.locator(`[data-thing^="${kind}:"][data-touchable]:focus`);
    await page.locator('main [data-touchable]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await focused('priest').waitFor();
    await page.keyboard.press('Enter');
    await focused('location').waitFor();
    await page.keyboard.press('Enter');
    await focused('priest').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('passing until ...', () => {
  it('is ordered by keyboard, is in sight, and is taken back with one touch', async () => {
    const { page, problems, close } = await stage.visitor({ viewport: PHONE, reducedMotion: 'reduce' });
    const table = await sitDownAt(page, 3, {});
    await nextDecision(page, table, null);
    const ordered = async () => (await look(page, table)).orders;

    await page.getByRole('button', { name: 'Passing ahead' }).press('Enter');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'someone has already acted there' }).press('Space');
    await page.getByRole('button', { name: 'Pass for me' }).press('Enter');
    const chip = page.getByRole('button', { name: 'Passing until the round ends. Cancel it.' });
    await chip.waitFor();
    expect(await ordered()).toMatchObject({
      standing: { reach: 'round', stops: ['present', 'danger', 'drawn', 'hit'] },
    });
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    expect(await ordered()).toBeNull();

    await page.getByRole('button', { name: 'Passing ahead' }).click();
    await page.getByRole('radio', { name: 'Plan the round' }).check();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: /^Pass all$/ }).click();
    await page.getByRole('radio', { name: 'Forum: Ask me' }).check();
    await page.getByRole('button', { name: 'Keep this plan' }).click();
    await page.getByRole('button', { name: 'Plan: 12 Locations. Cancel it.' }).waitFor();
    expect(await ordered()).toMatchObject({ rows: { 3: 'pass', 4: 'ask', 13: 'pass' } });
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the guided game', () => {
  it('begins with Fafnir and explains the three ways to win', async () => {
    const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
    await page.goto('/learn/choose-your-god');
    await page.locator('main button').first().click();
    await page.getByRole('heading', { name: 'Choose your god wisely' }).waitFor();
    await page.getByRole('heading', { name: 'Fafnir' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
