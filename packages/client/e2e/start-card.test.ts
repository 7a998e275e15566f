import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { barriers, openStage, PHONE, type Stage, type Visitor } from './stage.ts';

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

const card = (page: Page) => page.getByRole('dialog').filter({ hasText: 'How you win' });

async function playing(game: RegExp): Promise<Page> {
  visitor = await stage.visitor({ startCards: true });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: game }).click();
  await card(page).waitFor();
  return page;
}

it.each([/^Play now: Rise/, /^Play now: Cult:/, /^Play now: Cult of/, /^Play now: Among/])(
  'says what a game is about: %s',
  async (game) => {
    const page = await playing(game);
    const points = await card(page).locator('dd').allTextContents();
    expect(points).toHaveLength(3);
    for (const point of points) expect(point).toMatch(/^[^{}]{20,}$/);
    expect(points.join(' ')).not.toMatch(/undefined|name\.|card\./);
    expect(await barriers(page)).toEqual([]);
  },
);

it('closes by its button, by Escape, by going back and by a touch outside, and never returns for that table', async () => {
  const page = await playing(/^Play now: Rise/);
  const table = page.url();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-thing]').first().waitFor();
  expect(await card(page).count()).toBe(0);
  expect(page.url()).toBe(table);

  const again = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now: Rise/ }).click();
    await card(page).waitFor();
  };
  await again();
  await page.goBack();
  await card(page).waitFor({ state: 'detached' });
  expect(page.url()).toContain('/t/');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');

  await again();
  await page.mouse.click(10, 10);
  await card(page).waitFor({ state: 'detached' });
  await again();
  await card(page).getByRole('button', { name: 'Play' }).click();
  await card(page).waitFor({ state: 'detached' });
});

it('leads to the guided game', async () => {
  const page = await playing(/^Play now: Rise/);
  await card(page).getByRole('link', { name: 'Show me' }).click();
  await page.waitForURL(/\/learn\/rise-of-cthulhu$/);
  expect(await card(page).count()).toBe(0);
  // One step back is the table, not a card that was left behind.
  await page.goBack();
  await page.waitForURL(/\/t\//);
  await page.locator('[data-thing]').first().waitFor();
  expect(page.url()).toContain('/t/');
});

it('can be turned off on the card and on again in the settings', async () => {
  const page = await playing(/^Play now: Rise/);
  await card(page).getByRole('checkbox').check();
  await card(page).getByRole('button', { name: 'Play' }).click();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now: Rise/ }).click();
  await page.locator('[data-thing]').first().waitFor();
  expect(await card(page).count()).toBe(0);

  await page.goto('/settings');
  await page.getByRole('checkbox', { name: /what a game is about/ }).check();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now: Rise/ }).click();
  await card(page).waitFor();
});

it('is not shown in a guided game, to those who watch, or to those who come back', async () => {
  visitor = await stage.visitor({ startCards: true, viewport: PHONE });
  const { page } = visitor;
  await page.goto('/learn/rise-of-cthulhu');
  await page.getByRole('button', { name: /^(Begin|Start)/ }).click();
  await page.locator('[data-thing]').first().waitFor();
  expect(await card(page).count()).toBe(0);

  const host = await stage.visitor();
  await host.page.goto('/');
  await host.page.getByRole('button', { name: /^Play now: Rise/ }).click();
  await host.page.waitForURL(/\/t\//);
  await page.goto(host.page.url());
  await page.locator('[data-thing]').first().waitFor();
  expect(await card(page).count()).toBe(0);
  await host.close();
});
