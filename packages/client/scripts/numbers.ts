/**
 * Measures what a first visit costs, and prints it as JSON: `npm run -s numbers`. A real server, a cold browser, the
 * built client. The bars: 200 KB of script before the table, 2 s from the click to the first decision.
 */
import type { Page, Request } from 'playwright-core';
import { openStage, type Stage } from '../e2e/stage.ts';

const VISITS = 3;

interface Visit {
  readonly scriptBytesBeforeTable: number;
  readonly scriptBytesWithTable: number;
  readonly millisecondsToFirstPaint: number;
  readonly millisecondsFromClickToDecision: number;
  readonly longestTaskAtHome: number;
  readonly longestTaskOpeningTable: number;
}

const stage = await openStage();
const visits: Visit[] = [];
for (let i = 0; i < VISITS; i++) visits.push(await visit(stage));
await stage.close();
console.log(JSON.stringify({ visits, worst: worstOf(visits) }, null, 2));

async function visit(at: Stage): Promise<Visit> {
  const { page, close } = await at.visitor({ serviceWorkers: 'block' });
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play now: Rise/ });
  await play.waitFor();
  await page.waitForLoadState('networkidle');
  const before = await bytesOf(scripts);
  const longestTaskAtHome = await longestTask(page);
  const clicked = Date.now();
  await play.click();
  await page.locator('[data-thing]').first().waitFor();
  const waited = Date.now() - clicked;
  await page.waitForLoadState('networkidle');
  const result = {
    scriptBytesBeforeTable: before,
    scriptBytesWithTable: await bytesOf(scripts),
    millisecondsToFirstPaint: await firstPaint(page),
    millisecondsFromClickToDecision: waited,
    longestTaskAtHome,
    longestTaskOpeningTable: await longestTask(page),
  };
  await close();
  return result;
}

/** The longest task over 50 ms since the last look, in milliseconds; 0 if there was none. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks.splice(0)));
}

/** As they went over the wire, compressed. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0));
}

function worstOf(all: readonly Visit[]): Visit {
  return all.reduce((worst, one) => {
    const entries = Object.entries(worst).map(([key, value]) => [key, Math.max(value, one[key as keyof Visit])]);
    return Object.fromEntries(entries) as Visit;
  });
}
