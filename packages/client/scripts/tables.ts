/** Games for pictures: some choices on with a question open, or over. */
import type { Snapshot, TableInfo } from '@conclave/protocol';
import type { Page } from 'playwright-core';

/** How many sit at the table, and how many choices the visitor makes before the picture of the game in play. */
export const TABLES = {
  'rise-of-cthulhu': { seats: 2, choices: 16 },
  'choose-your-god': { seats: 5, choices: 6 },
  'cult-of-the-deep': { seats: 6, choices: 3 },
  'among-cultists': { seats: 8, choices: 5 },
} as const;
export type GameId = keyof typeof TABLES;
export const GAME_IDS = Object.keys(TABLES) as GameId[];

export async function post<Answer>(page: Page, path: string, data: unknown): Promise<Answer> {
  const response = await page.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json().catch(() => undefined)) as Answer;
}

async function look(page: Page, table: string): Promise<Snapshot> {
  return (await page.request.get(`/api/tables/${table}/view`)).json();
}

/** A game against bots, some choices on, in which the visitor is asked. */
export async function inPlay(page: Page, game: GameId): Promise<string> {
  const { seats, choices } = TABLES[game];
  const bots = Array.from({ length: seats - 1 }, () => 'novice');
  const { id } = await post<TableInfo>(page, '/api/tables', { game, seats, bots, start: true });
  for (let made = 0; made < choices; ) {
    const { view, decision, info } = await look(page, id);
    if (info.status !== 'playing') break;
    const options = (view as { pending: { options?: unknown[] } | null }).pending?.options;
    if (decision === null || options === undefined) {
      await page.waitForTimeout(50);
      continue;
    }
    const choice = options[(made * 7) % options.length];
    const data = { id: `picture-${made}`, decision: decision.id, choice };
    // In a window somebody may act first, and the question changes: then it is answered anew.
    if ((await page.request.post(`/api/tables/${id}/choices`, { data })).ok()) made++;
  }
  return id;
}

/** A game that bots have played to its end. */
export async function finished(page: Page, game: GameId, level = 'novice'): Promise<string> {
  const { seats } = TABLES[game];
  const request = { game, seats, bots: new Array(seats).fill(level), seat: null, start: true };
  const { id } = await post<TableInfo>(page, '/api/tables', request);
  while ((await look(page, id)).info.status === 'playing') await page.waitForTimeout(200);
  return id;
}
