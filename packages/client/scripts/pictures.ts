/**
 * Takes pictures of every screen at both sizes, for the README and for whoever changes how something looks:
 * `npm run pictures`. They are made with a real server and real games, and lie in docs/pictures/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Snapshot, TableInfo } from '@conclave/protocol';
import type { Page } from 'playwright-core';
import { DESKTOP, openStage, PHONE, type Stage } from '../e2e/stage.ts';
import { smallPng } from './small-png.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const SIZES = { desktop: DESKTOP, phone: PHONE } as const;
const GAME = 'rise-of-cthulhu';

/** How many sit at the table, and how many choices the visitor makes before the picture of the game in play. */
const TABLES = {
  [GAME]: { seats: 2, choices: 16 },
  'choose-your-god': { seats: 5, choices: 6 },
  'cult-of-the-deep': { seats: 6, choices: 3 },
  'among-cultists': { seats: 8, choices: 5 },
} as const;
type GameId = keyof typeof TABLES;

await mkdir(FOLDER, { recursive: true });
const stage = await openStage();
for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) await takeAll(stage, size);
await stage.close();

async function takeAll(at: Stage, size: keyof typeof SIZES): Promise<void> {
  const { page, close } = await at.visitor({ viewport: SIZES[size], reducedMotion: 'reduce' });
  const take = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    // What was pressed to come here is not what the picture is about.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    await writeFile(`${FOLDER}${name}-${size}.png`, smallPng(await page.screenshot()));
  };

  await page.goto('/');
  await take('home');
  await page.goto(`/new/${GAME}`);
  await take('new-table');
  await page.locator('form button[type=submit]').click();
  await page.locator('input[readonly]').waitFor();
  await take('lobby');

  for (const game of Object.keys(TABLES) as GameId[]) {
    await page.goto(`/t/${await inPlay(page, game)}`);
    await page.locator('[data-thing]').first().waitFor();
    await take(game === GAME ? 'play' : `play-${game}`);
  }
  const over = await finished(page);
  await page.goto(`/t/${over}`);
  await take('end');
  await page.goto(`/replay/${over}?move=40&as=all`);
  await take('replay');
  await page.goto(`/learn/${GAME}`);
  await take('learn');

  await page.goto('/settings');
  await take('settings');
  await page.goto('/about');
  await take('about');
  await page.goto('/nowhere');
  await take('not-found');
  if (size === 'desktop') await takeThemes(page, take);
  await close();
}

async function takeThemes(page: Page, take: (name: string) => Promise<void>): Promise<void> {
  for (const theme of ['light', 'contrast']) {
    await page.evaluate((value) => {
      localStorage.setItem('conclave.preferences', JSON.stringify({ theme: value, language: 'de' }));
    }, theme);
    await page.goto('/');
    await take(`home-${theme}`);
  }
}

async function post<Answer>(page: Page, path: string, data: unknown): Promise<Answer> {
  const response = await page.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json().catch(() => undefined)) as Answer;
}

async function look(page: Page, table: string): Promise<Snapshot> {
  return (await page.request.get(`/api/tables/${table}/view`)).json();
}

/** A game against bots, some choices on, in which the visitor is asked. */
async function inPlay(page: Page, game: GameId): Promise<string> {
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

/** A game that two bots have played to its end. */
async function finished(page: Page): Promise<string> {
  const request = { game: GAME, seats: 2, bots: ['novice', 'novice'], seat: null, start: true };
  const { id } = await post<TableInfo>(page, '/api/tables', request);
  while ((await look(page, id)).info.status === 'playing') await page.waitForTimeout(200);
  return id;
}
