import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const GAMES = ['rise-of-cthulhu', 'choose-your-god', 'cult-of-the-deep', 'among-cultists'];

/** Each reader fetches the words of one language only. */
const READERS = GAMES.flatMap((game) => ['en-GB', 'de-DE', 'fr-FR'].map((locale) => ({ game, locale })));

it.each(READERS)('the rulebook of $game opens at once in $locale', async ({ game, locale }) => {
  const { page, problems, close } = await stage.visitor({ locale, viewport: PHONE });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && visited.push(frame.url()));
  await page.goto(`/games/${game}/rules`);
  await page.locator('main h2').nth(2).waitFor();
  await page.locator('main figure svg').first().waitFor({ state: 'attached' });
  // A part that cannot be fetched makes the page load itself anew.
  expect(visited).toHaveLength(1);
  expect(problems).toEqual([]);
  await close();
});
