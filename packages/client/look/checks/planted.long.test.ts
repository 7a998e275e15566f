/** Each check finds the fault that was planted for it, and is silent on the page without it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/browser.ts';
import type { Finding } from '../finding.ts';
import { frameOf } from '../limits.ts';
import type { Facts } from '../page/facts.ts';
import type { CheckName } from '../page/index.ts';
import { pageCode } from '../page-code.ts';
import { PLANTED } from './planted.ts';
import type { Planted } from './planted-parts.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.addInitScript(await pageCode());
});
afterAll(() => browser.close());

const cases = Object.entries(PLANTED).flatMap(([name, all]) =>
  all.map((planted) => ({ name: name as CheckName, what: planted.what, planted })),
);

it.each(cases)('$name finds $what', async ({ name, planted }) => {
  expect(await measured(name, planted.faulty, planted)).not.toEqual([]);
  expect(await measured(name, planted.sound, planted)).toEqual([]);
});

it('measuring leaves the page as it was', async () => {
  await measured('covered', '<p>words</p>', { what: '', faulty: '', sound: '' });
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

const STYLE =
  '<style>* { box-sizing: border-box } body { margin: 0; font: 16px/1.3 sans-serif } button { font: inherit }</style>';

async function measured(name: CheckName, html: string, { size = [1440, 900], facts }: Planted): Promise<Finding[]> {
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  await page.goto('about:blank');
  await page.setContent(`<!doctype html>${STYLE}${html}`);
  const all: Facts = {
    frame: frameOf(width, height),
    state: 'rest',
    isFirstTurn: false,
    names: [],
    hasClocks: false,
    ...facts,
  };
  return page.evaluate(([given, check]) => globalThis.look.measure(given, [check]), [all, name] as const);
}
