/** Somebody with a browser of their own who sits down at a table among bots. */
import { LANGUAGES } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { isTouchFrame } from '../limits.ts';
import { luckOf } from '../luck.ts';
import { frameOfVisit, type Variant, type Visit } from '../matrix.ts';
import { pageCode } from '../page-code.ts';
import { titleOf } from './album.ts';
import { Camera } from './camera.ts';
import { listen, type Wire } from './wire.ts';

export interface Guest {
  readonly page: Page;
  readonly camera: Camera;
  readonly context: BrowserContext;
  readonly wire: Wire;
  readonly isTouching: boolean;
  /** Errors on the console, failed requests. */
  readonly troubles: string[];
}

/** Paces of the table; the settings of a browser that has never heard of them are not hurt. */
export type Pace = 'normal' | 'instant';

export async function arrive(browser: Browser, url: string, visit: Visit, pace: Pace): Promise<Guest> {
  const isTouching = isTouchFrame(frameOfVisit(visit));
  const context = await browser.newContext({
    viewport: { width: visit.width, height: visit.height },
    locale: LANGUAGES[visit.language].locale,
    baseURL: url,
    hasTouch: isTouching,
    isMobile: isTouching,
    reducedMotion: pace === 'instant' ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  await page.addInitScript(
    ({ preferences, table }) => {
      // An empty page has no store.
      if (location.origin === 'null') return;
      localStorage.setItem('conclave.preferences', JSON.stringify(preferences));
      localStorage.setItem('conclave.table', JSON.stringify(table));
    },
    {
      preferences: { language: visit.language, theme: visit.theme, textSize: visit.text },
      table: { pace, welcome: false },
    },
  );
  await page.addInitScript(await pageCode());
  const camera = await Camera.before(page);
  return { page, camera, context, wire: listen(page), isTouching, troubles: troublesOf(page, url) };
}

function troublesOf(page: Page, url: string): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left does not wait for its answers.
    if (request.url().startsWith(url) && !reason.includes('ABORTED'))
      troubles.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500 || response.status() === 404)
      troubles.push(`request: ${response.url()} ${response.status()}`);
  });
  return troubles;
}

/** Options that make a game show more, or come to its end sooner. */
const OPTIONS: Partial<Record<Visit['game'], object>> = {
  'rise-of-cthulhu': { oldOnePool: 'extended', locationPowers: 'on' },
  'cult-of-the-deep': { highPriestBonus: 0 },
  'among-cultists': { 'discussion-seconds': 30 },
};

const OF_VARIANT: Readonly<Record<Variant, object>> = {
  usual: {},
  gallery: { 'cult-selection': 'choose' },
  surface: { map: 'under-the-surface' },
};

/** Opens the table, begins, and goes there; after a game, to the next one. */
export async function sitDown({ page }: Guest, visit: Visit, played = 0): Promise<string> {
  const { game, seats, clock, variant } = visit;
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  luckOf(`${titleOf(visit)} ${played}`);
  await post('/api/guests', {});
  const table: TableInfo = await post('/api/tables', {
    game,
    seats,
    bots: new Array(seats - 1).fill('novice'),
    options: { ...OPTIONS[game], ...OF_VARIANT[variant] },
    windowSeconds: null,
    start: true,
    ...(clock && { clock: { kind: 'live', bankSeconds: 1200, incrementSeconds: 20 } }),
  });
  await page.goto(`/t/${table.id}`);
  return table.id;
}
