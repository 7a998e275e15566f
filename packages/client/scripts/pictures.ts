/**
 * Takes pictures of every screen at both sizes, for the README and for whoever changes how something looks:
 * `npm run pictures`. They are made with a real server and real games, and lie in docs/pictures/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { DESKTOP, openStage, PHONE, type Stage } from '../e2e/stage.ts';
import { smallPng } from './small-png.ts';
import { finished, GAME_IDS, inPlay } from './tables.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const SIZES = { desktop: DESKTOP, phone: PHONE } as const;
const GAME = 'rise-of-cthulhu';

await mkdir(FOLDER, { recursive: true });
const stage = await openStage();
for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) await takeAll(stage, size);
await stage.close();

async function takeAll(at: Stage, size: keyof typeof SIZES): Promise<void> {
  const { page, close } = await at.visitor({ viewport: SIZES[size], reducedMotion: 'reduce' });
  const take = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('[role=status][aria-label], [aria-busy=true]') === null);
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

  for (const game of GAME_IDS) {
    await page.goto(`/t/${await inPlay(page, game)}`);
    await page.locator('[data-thing]').first().waitFor();
    await take(game === GAME ? 'play' : `play-${game}`);
  }
  const over = await finished(page, GAME);
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
