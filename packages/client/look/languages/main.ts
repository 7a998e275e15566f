/**
 * `npm run pictures:languages`: every screen in every language, at the same moment of the same games, on contact sheets, and what can
 * be measured of it: text that is cut, words that are broken or English. docs/look.md
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Language, OFFERED_LANGUAGES } from '@conclave/kernel';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../scripts/browser.ts';
import { frameOf } from '../limits.ts';
import { playWithSeed } from '../luck.ts';
import type { Visit } from '../matrix.ts';
import { serve } from '../serve.ts';
import { arrive, type Guest } from '../visit/guest.ts';
import { type Screen, screensOf } from './screens.ts';
import { makeSheets } from './sheets.ts';
import { faultsOfPage } from './words.ts';

const SIZES = { desk: [1440, 900], phone: [390, 844] } as const;
type Size = keyof typeof SIZES;
const PATIENCE = 30_000;

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: OFFERED_LANGUAGES.join() },
    size: { type: 'string', default: Object.keys(SIZES).join() },
    screen: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'look-out/languages' },
    pages: { type: 'string', default: '2' },
  },
});
const out = resolve(values.out);
/** English first: the others are compared with it. */
const languages = [
  ...new Set<Language>(['en', ...OFFERED_LANGUAGES.filter((one) => values.lang.split(',').includes(one))]),
];
const sizes = (Object.keys(SIZES) as Size[]).filter((one) => values.size.split(',').includes(one));

playWithSeed(Number(values.seed));
const served = await serve();
const browser = await openBrowser();
await mkdir(out, { recursive: true });
process.exitCode = (await lookAround(browser)) > 0 ? 1 : 0;
await browser.close();
await served.stop();

async function lookAround(at: Browser): Promise<number> {
  const host = await arrive(at, served.url, visitOf('en', 'desk'), 'instant');
  const isWanted = (name: string) => values.screen.split(',').some((part) => name.includes(part));
  const screens = await screensOf(host.page, isWanted);
  const cookies = await host.context.cookies();
  const english = new Map<string, readonly string[]>();
  const faults: string[] = [];
  const lookAt = async (guest: Guest, screen: Screen, name: string, language: Language, size: Size) => {
    const texts = await visit(guest, screen, `${name}-${language}`);
    if (language === 'en') english.set(name, texts);
    const names = guest.wire.snapshot()?.info.seats.map((seat) => seat.name ?? '') ?? [];
    const saying = { language, texts, english: english.get(name) ?? [], names: names.filter(Boolean) };
    return [...(await measure(guest.page, size)), ...faultsOfPage(saying)];
  };
  const look = async (language: Language, size: Size) => {
    const guest = await arrive(at, served.url, visitOf(language, size), 'instant');
    await guest.context.addCookies(cookies);
    for (const screen of screens) {
      const name = `${screen.name}-${size}`;
      const found = await within(PATIENCE, lookAt(guest, screen, name, language, size)).catch((error: Error) => [
        `it broke off: ${error.message.split('\n')[0]}`,
      ]);
      faults.push(...new Set([...found, ...guest.troubles.splice(0)].map((fault) => `${language} ${name}: ${fault}`)));
    }
    await guest.context.close();
    console.error(`${language} ${size}: ${screens.length} screens`);
  };
  for (const size of sizes) await look('en', size);
  const waiting = languages.slice(1).flatMap((language) => sizes.map((size) => [language, size] as const));
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await look(...next);
  };
  await Promise.all(Array.from({ length: Number(values.pages) }, work));
  for (const size of sizes) await makeSheets(at, out, size, screens, languages);
  await writeFile(join(out, 'faults.txt'), faults.map((fault) => `${fault}\n`).join(''));
  console.log(faults.join('\n'));
  console.error(`${faults.length} faults. Sheets, pictures, texts and faults.txt are in ${out}`);
  return faults.length;
}

/** A page that never comes to rest is a fault, and no reason to wait for ever. */
async function within<T>(patience: number, work: Promise<T>): Promise<T> {
  const late = sleep(patience, null, { ref: false }).then(() => {
    throw new Error('it took too long');
  });
  return Promise.race([work, late]);
}

/** Goes there, takes a picture, and hands back what the page says. */
async function visit({ page, camera }: Guest, { path, prepare }: Screen, name: string): Promise<readonly string[]> {
  await page.goto(path);
  await page.locator('main, [data-region]').first().waitFor();
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => globalThis.look.settled());
  await writeFile(join(out, `${name}.jpg`), await camera.jpeg());
  const texts = await page.evaluate(() => globalThis.look.said());
  await writeFile(join(out, `${name}.txt`), texts.map((text) => `${text}\n`).join(''));
  return texts;
}

async function measure(page: Page, size: Size): Promise<string[]> {
  const [width, height] = SIZES[size];
  const facts = {
    frame: frameOf(width, height),
    state: 'page',
    isFirstTurn: false,
    names: [],
    hasClocks: false,
  } as const;
  const findings = await page.evaluate(
    (given) => globalThis.look.measure(given, ['scrolling', 'question', 'cut', 'brokenWords']),
    facts,
  );
  return findings.map(({ element, sentence }) => `${element}: ${sentence}`);
}

function visitOf(language: Language, size: Size): Visit {
  const [width, height] = SIZES[size];
  const usual = { kind: 'pages', game: 'rise-of-cthulhu', theme: 'dark', text: 'normal', seats: 2 } as const;
  return { ...usual, width, height, language, clock: false, variant: 'usual' };
}
