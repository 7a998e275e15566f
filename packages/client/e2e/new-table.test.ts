import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { barriers, openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
let visitor: Visitor;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

const ROUNDS = 'When does the game end without winners?';
const submit = (page: Page) => page.locator('button[type=submit]');

async function opening(game: string, viewport?: { width: number; height: number }): Promise<Page> {
  visitor = await stage.visitor(viewport && { viewport });
  await visitor.page.goto(`/new/${game}`);
  await submit(visitor.page).waitFor();
  return visitor.page;
}

it.each([
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
])('has its main button in sight at every size, wherever one has scrolled to: $width x $height', async (size) => {
  const page = await opening('among-cultists', size);
  await page.getByText('Rules of this table').click();
  for (const where of [0, 0.5, 1]) {
    await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), where);
    const box = await submit(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
  }
});

it('asks for a number where there are many, and says once what is wrong with one', async () => {
  const page = await opening('cult-of-the-deep');
  await page.getByText('Rules of this table').click();
  await page.getByLabel(ROUNDS).selectOption({ label: '20 to 200' });
  const rounds = page.getByRole('spinbutton', { name: ROUNDS });
  expect(await rounds.inputValue()).toBe('20');
  await rounds.press('ArrowUp');
  await page.getByText('After 21 rounds').waitFor();

  await rounds.fill('7');
  const said = await page.getByRole('alert').allTextContents();
  expect(said).toEqual(['Choose a whole number from 20 to 200.']);
  expect(await barriers(page)).toEqual([]);
  await submit(page).click();
  expect(await rounds.evaluate((input) => document.activeElement === input)).toBe(true);
  expect(page.url()).toContain('/new/');

  await rounds.fill('40');
  expect(await page.getByRole('alert').count()).toBe(0);
  await submit(page).click();
  await page.waitForURL(/\/t\//);
  await page.getByText('After 40 rounds').first().waitFor();
});

it('asks for a set by its members', async () => {
  const page = await opening('among-cultists');
  await page.getByText('Rules of this table').click();
  const roles = page.getByRole('group', { name: 'Which special roles are in play?' });
  await roles.getByLabel('Snitch').check();
  await roles.getByLabel('Seer').check();
  await submit(page).click();
  await page.waitForURL(/\/t\//);
  await page.getByText('Seer, Snitch').first().waitFor();
});

it('explains each option in a sentence', async () => {
  const page = await opening('cult-of-the-deep');
  await page.getByText('Rules of this table').click();
  await page.getByText('If nobody has won by then, nobody wins.').waitFor();
});

it('offers what so many players can have, and says how many the rest needs', async () => {
  const page = await opening('among-cultists');
  await page.getByText('Rules of this table').click();
  const hunter = page.getByLabel('Is the Cursed Hunter allowed', { exact: false });
  await page.getByRole('radio', { name: '4', exact: true }).check();
  const tooMany = hunter.locator('option[disabled]');
  expect(await tooMany.allTextContents()).toEqual([expect.stringContaining('(for 5 players or more)')]);
  await page.getByRole('radio', { name: '5', exact: true }).check();
  expect(await tooMany.count()).toBe(0);
});
