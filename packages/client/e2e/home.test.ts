import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage, type Visitor } from './stage.ts';

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

it('shows four games, and says honestly which cannot be played yet', async () => {
  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Rise of Cthulhu',
    'Cult: Choose Your God Wisely',
    'Cult of the Deep',
    'Among Cultists',
  ]);
  const playable = await page.getByRole('button', { name: /^Play now/ }).count();
  expect(playable + (await page.getByText('In preparation').count())).toBe(4);
});

it('seats a stranger at a table against a bot by one click', async () => {
  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Rise of Cthulhu, against a bot' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  await page.locator('[data-thing]').first().waitFor();
  // Whoever has another tab in front sees it in this one's title and icon.
  await page.waitForFunction(() => document.title.startsWith('● Your turn'));
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe('/icons/icon-turn.svg');
});

it('lists my tables and leads back to them', async () => {
  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/new/rise-of-cthulhu');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  const table = page.url();
  await page.goto('/');
  await page.getByRole('link', { name: /Rise of Cthulhu.*Not started yet/ }).click();
  await page.waitForURL(table);
});

it('lets a stranger find a public table, and nobody find an unlisted one', async () => {
  const host = await stage.visitor();
  await host.page.goto('/new/rise-of-cthulhu');
  await host.page.getByRole('radio', { name: /Everyone/ }).check();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.waitForURL(/\/t\//);
  visitor = await stage.visitor();
  await visitor.page.goto('/');
  const found = visitor.page.getByRole('link', { name: /1 open seat/ });
  await found.waitFor();
  expect(await found.count()).toBe(1);
  await host.close();
});

it('finds a private table by its code', async () => {
  const host = await stage.visitor();
  await host.page.goto('/new/rise-of-cthulhu');
  await host.page.getByRole('radio', { name: /Only by code/ }).check();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByLabel('Link to the table').inputValue();
  const code = link.split('/').at(-1) ?? '';

  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/');
  await page.getByLabel('Table code').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('button', { name: 'Take a seat' }).waitFor();
  await host.close();
});

it('can be used by keyboard alone, from the address bar to the table', async () => {
  visitor = await stage.visitor();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now: Rise/ }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (label.startsWith('Play now: Rise')) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
});
