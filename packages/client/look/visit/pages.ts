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
    await banned(guest, inspector);
  }
  await see(`/new/${game}`, 'new table');
  await boxForm(guest, inspector);
  await see(`/t/${await lobby(page, game, seats)}`, 'lobby');
  await see(`/t/${await lobby(page, game, seats, await exampleBox(page, game))}`, 'lobby with an own box');
  await page.goto(`/learn/${game}`);
  await lessons(guest, inspector);
  const table = guest.wire.snapshot()?.info.id;
  if (table !== undefined && patience > 0) await lookAtEnd(guest, inspector, table, patience, 'what was learnt');
}

async function lobby(page: Page, game: string, seats: number, options: object = {}): Promise<string> {
  await page.request.post('/api/guests', { data: {} });
  const response = await page.request.post('/api/tables', { data: { game, seats, bots: ['novice'], options } });
  return ((await response.json()) as TableInfo).id;
}

interface Group {
  readonly id: string;
  readonly fields: readonly { readonly id: string; readonly is: unknown; readonly to?: number }[];
}

/** One more than usual of the first number that may be larger, in the last group. */
async function exampleBox(page: Page, game: string): Promise<object> {
  const groups: readonly Group[] = await (await page.request.get(`/api/games/${game}/components`)).json();
  const found = groups
    .flatMap(({ id, fields }) => fields.map((field) => ({ group: id, ...field })))
    .find(({ is, to }) => typeof is === 'number' && to !== undefined && is < to);
  if (found === undefined) return {};
  return { components: JSON.stringify({ [found.group]: { [found.id]: Number(found.is) + 1 } }) };
}

/** The form for the numbers of an own box, with everything unfolded, and a file that cannot be used. */
async function boxForm({ page }: Guest, inspector: Inspector): Promise<void> {
  const file = page.locator('main input[type=file]');
  if ((await file.count()) === 0) return;
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  await inspector.inspect('own box', 'page');
  await file.setInputFiles({
    name: 'box.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"game": "chess"}'),
  });
  await page.locator('main [role=alert]').first().waitFor();
  await inspector.inspect('own box refused', 'page');
}

/** Somebody whom the operator has shut out. */
async function banned({ page, troubles }: Guest, inspector: Inspector): Promise<void> {
  const before = troubles.length;
  const message = 'You are banned from this server until 1 December. You were rude to somebody.';
  await page.evaluate(() => localStorage.setItem('conclave.somebody', 'true'));
  await page.route('**/api/me', (route) => route.fulfill({ status: 403, json: { code: 'banned', message } }));
  await page.goto('/');
  await page.locator('main [data-works]').first().waitFor();
  await inspector.inspect('banned', 'page');
  await page.unroute('**/api/me');
  await page.evaluate(() => localStorage.removeItem('conclave.somebody'));
  // The browser notes the refusal, which is what was asked for.
  troubles.length = before;
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
