/** A real server with the built client, and a real browser in front of it. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, createLog, startServer } from '@conclave/server';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../scripts/browser.ts';
import { DIST, freshBuild } from '../scripts/build/fresh.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Stage {
  readonly url: string;
  /** A copy of the built client, which is what the server serves. */
  readonly webDir: string;
  /**
   * Somebody's own browser: own cookies, own settings. Errors on its console are in `problems`.
   * Games begin without the card that says what they are about, and go as fast as they can, unless it is asked for.
   */
  visitor(options?: BrowserContextOptions & VisitorOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface VisitorOptions {
  readonly startCards?: boolean;
  readonly pace?: 'slow' | 'normal' | 'fast' | 'instant';
}

export interface Visitor {
  readonly page: Page;
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** Opens everything; each test file has its own. Bots answer at once, so that tests do not wait for them. */
export async function openStage(): Promise<Stage> {
  await freshBuild();
  const folder = await mkdtemp(join(tmpdir(), 'conclave-e2e-'));
  const settings = {
    PORT: '0',
    DATA_DIR: folder,
    BOT_PACE_MS: '0',
    BOT_WORKERS: '1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  // A copy: another test file may build anew meanwhile.
  const webDir = join(folder, 'web');
  await cp(DIST, webDir, { recursive: true });
  const config = { ...configFrom(settings), webDir };
  const server = await startServer(config, createLog('silent'));
  const browser = await openBrowser();
  return {
    url: server.url,
    webDir,
    async visitor({ startCards = false, pace = 'instant', ...options } = {}) {
      const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', baseURL: server.url, ...options });
      if (!startCards) await context.addInitScript(() => localStorage.setItem('conclave.start-cards', '{"off":true}'));
      await context.addInitScript((value) => {
        if (localStorage.getItem('conclave.table') === null)
          localStorage.setItem('conclave.table', `{"pace":"${value}"}`);
      }, pace);
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      return { page, problems, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What stands in the way of people on this page, by WCAG 2.2 AA; empty is good. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await page.evaluate(
    (values) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly: { type: 'tag', values } }),
    tags,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.failureSummary})`),
  );
}
