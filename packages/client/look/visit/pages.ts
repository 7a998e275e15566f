/** The screens around the table: those every game has of its own, and those of the whole app. */
import type { TableInfo } from '@conclave/protocol';
import type { Page } from 'playwright-core';
import type { GameId } from '../matrix.ts';
import type { Guest } from './guest.ts';
import type { Inspector } from './inspector.ts';
import { lookAtEnd } from './the-end.ts';
import type { VisitOptions } from './visit.ts';

/** Pages that are the same whatever is played are looked at with this game. */
const FIRST: GameId = 'rise-of-cthulhu';
const LESSONS = 4;

export async function lookAtPages(guest: Guest, inspector: Inspector, { patience }: VisitOptions): Promise<void> {
  const { page } = guest;
  const { game, seats } = inspector.album.visit;
  const see = async (path: string, caption: string) => {
    await page.goto(path);
    await page.locator('main, [data-region]').first().waitFor();
    await inspector.inspect(caption, 'page');
  };
  if (game === FIRST) {
    await see('/', 'home');
    await see('/settings', 'settings');
    await see('/about', 'about');
    await see('/nowhere', 'not found');
  }
  await see(`/new/${game}`, 'new table');
  await see(`/t/${await lobby(page, game, seats)}`, 'lobby');
  await page.goto(`/learn/${game}`);
  await lessons(guest, inspector);
  const table = guest.wire.snapshot()?.info.id;
  if (table !== undefined && patience > 0) await lookAtEnd(guest, inspector, table, patience, 'what was learnt');
}

async function lobby(page: Page, game: string, seats: number): Promise<string> {
  await page.request.post('/api/guests', { data: {} });
  const response = await page.request.post('/api/tables', { data: { game, seats, bots: ['novice'] } });
  return ((await response.json()) as TableInfo).id;
}

/** The first cards of the guided game, each read and sent on. */
async function lessons({ page }: Guest, inspector: Inspector): Promise<void> {
  await inspector.settle();
  await inspector.inspect('learn', 'page');
  const begin = page.locator('main button, dialog[open] footer button').last();
  await begin.click({ timeout: 5000 }).catch(() => {});
  for (let i = 1; i <= LESSONS; i++) {
    const card = page.locator('[class*="_lesson_"]');
    if (!(await card.isVisible().catch(() => false))) await card.waitFor({ timeout: 6000 }).catch(() => {});
    if (!(await card.isVisible())) return;
    await inspector.inspect(`lesson ${i}`, 'lesson');
    await card
      .locator('button[class*="_primary_"]')
      .last()
      .click({ timeout: 2000 })
      .catch(() => {});
  }
}
