/** One table, several languages: everybody reads everything in their own, and may change it at any moment. */
import { claims as italianClaims } from '@conclave/languages/it/among-cultists/claims';
import { app as italianApp } from '@conclave/languages/it/app';
import { board as polishBoard } from '@conclave/languages/pl/among-cultists/board';
import { claims as polishClaims } from '@conclave/languages/pl/among-cultists/claims';
import { app as polishApp } from '@conclave/languages/pl/app';
import { lessons as polishLessons } from '@conclave/languages/pl/rise-of-cthulhu/lessons';
import { texts as polishTexts } from '@conclave/languages/pl/rise-of-cthulhu/texts';
import { table as polish } from '@conclave/languages/pl/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { myMoment, sitDown, talkingTable } from './at-the-table.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A text that is there; one that is missing would be found on every page. */
function there(text: string | undefined): string {
  if (text === undefined) throw new Error('the language has no such text');
  return text;
}

/** The text with a name in its gap. */
function filled(text: string | undefined, name: string): string {
  return there(text).replace(/\{\w+\}/, name);
}

/** Marks the document, and tells whether it is still the same one. */
async function documentOf(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in globalThis);
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

it('a Pole and an Italian play at one table, and each reads claims and the log in the own language', async () => {
  const pole = await stage.visitor({ locale: 'pl-PL', reducedMotion: 'reduce' });
  const guest = await stage.visitor({ locale: 'it-IT', reducedMotion: 'reduce' });
  await talkingTable(pole.page, guest.page);
  const talk = pole.page.getByRole('region', { name: there(polishBoard['among.council.talk']) });
  await talk.getByRole('button', { name: there(polish['play.claimMake']) }).click();
  await talk.getByRole('button', { name: there(polishClaims['claim.form.accuse']), exact: true }).click();
  await talk.getByRole('button', { name: 'Bartholomew', exact: true }).press('Enter');
  await talk.getByRole('button', { name: there(polish['play.claimSay']) }).click();
  const said = filled(polishClaims['claim.accuse'], 'Bartholomew');
  await talk.getByRole('listitem').getByText(said).waitFor();
  const heard = filled(italianClaims['claim.accuse'], 'Bartholomew');
  await guest.page.getByText(heard).first().waitFor();

  // The same line of the log; long words have soft hyphens in it.
  await pole.page
    .getByText(/^Runda 1\. Gracz /)
    .first()
    .waitFor({ state: 'attached' });
  await guest.page
    .getByText(/^Round 1\. Primo /)
    .first()
    .waitFor({ state: 'attached' });
  expect([await languageOf(pole.page), await languageOf(guest.page)]).toEqual(['pl', 'it']);
  expect([...pole.problems, ...guest.problems]).toEqual([]);
  await pole.close();
  await guest.close();
});

it('is changed at the table, in the middle of a question, without loading the page again', async () => {
  const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
  await sitDown(page);
  await myMoment(page);
  const isSame = await documentOf(page);
  const question = page.locator('[data-question]');
  const before = await question.textContent();
  await page.getByRole('button', { name: 'Game settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await page.getByRole('dialog', { name: there(polish['play.menu']) }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => question.textContent()).not.toBe(before);
  await page.getByRole('tab', { name: there(polish['play.log']) }).waitFor();
  expect(await page.title()).toContain(there(polishApp['ui.yourTurn']));
  expect(await languageOf(page)).toBe('pl');
  expect(await isSame()).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

it('is changed in a guided game, and the lesson is told in it', async () => {
  const { page, problems, close } = await stage.visitor({ reducedMotion: 'reduce' });
  await page.goto('/learn/rise-of-cthulhu');
  const isSame = await documentOf(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await page.getByRole('button', { name: there(polish['play.learnBegin']), exact: true }).click();
  const lesson = page.locator('[data-region="lesson"]');
  await lesson.waitFor();
  const titles: readonly string[] = Object.values(polishLessons);
  expect(titles).toContain(await lesson.getByRole('heading').textContent());
  await page.getByRole('button', { name: there(polish['play.menu']) }).click();
  await page.getByRole('combobox', { name: there(polish['play.language']) }).selectOption('en');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Two cults, four Locations' }).waitFor();
  expect(await isSame()).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

it('is in a link, and then in the page, its title, its description and its manifest', async () => {
  const { page, problems, close } = await stage.visitor({ locale: 'de-DE' });
  await page.goto('/settings?lang=pl');
  await page.getByRole('heading', { name: there(polishApp['settings.title']), exact: true }).waitFor();
  expect(await languageOf(page)).toBe('pl');
  expect(await page.title()).toBe(`${polishApp['settings.title']} · Conclave`);
  expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(polishApp['about.lead']);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { lang, description } = await (await page.request.get(there(manifest ?? undefined))).json();
  expect({ lang, description }).toEqual({ lang: 'pl', description: polishApp['about.lead'] });

  // A choice counts more than the link that one came by.
  await page.getByRole('combobox', { name: there(polishApp['settings.language']) }).selectOption('it');
  await page.getByRole('heading', { name: there(italianApp['settings.title']), exact: true }).waitFor();
  await page.goto('/games/rise-of-cthulhu/rules?lang=pl');
  await page.getByText(there(polishTexts['game.name'])).first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('is told to those who have no JavaScript, in each of them', async () => {
  const { page, close } = await stage.visitor({ javaScriptEnabled: false });
  await page.goto('/');
  for (const [lang, app] of [
    ['pl', polishApp],
    ['it', italianApp],
  ] as const)
    expect(await page.locator(`noscript p[lang=${lang}]`).textContent()).toBe(app['ui.noScript']);
  await close();
});
