/** What a newcomer asks is answered after at most two clicks and one scroll. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

interface Question {
  readonly game: string;
  readonly asks: string;
  /** The chapter in which somebody would look for it. */
  readonly chapter: string;
  /** Words of the answer. */
  readonly answer: RegExp;
}

const QUESTIONS: readonly Question[] = [
  {
    game: 'cult-of-the-deep',
    asks: 'When may I use a sigil?',
    chapter: 'Sigils',
    answer: /You may use it in anybody’s turn/,
  },
  {
    game: 'cult-of-the-deep',
    asks: 'What happens when I die?',
    chapter: 'Death and Wraiths',
    answer: /everyone sees your role, your killer gets your rituals/,
  },
  {
    game: 'cult-of-the-deep',
    asks: 'How do I win as a Heretic?',
    chapter: 'What you are, how you win',
    answer: /a Heretic can win in two ways|Heretic, alive/,
  },
  {
    game: 'rise-of-cthulhu',
    asks: 'Who gets the Old One’s power?',
    chapter: 'Old Ones awaken',
    answer: /influences (its|that) Location/,
  },
  {
    game: 'choose-your-god',
    asks: 'What does the fourth Priest cost?',
    chapter: 'Preach: placing Priests',
    answer: /1 Follower/,
  },
  {
    game: 'among-cultists',
    asks: 'What wakes the Organism?',
    chapter: 'Under the Surface',
    answer: /With the third, Organism 46-B awakens/,
  },
];

/** How many screens down the answer ends; a screen and one scroll are two. */
function screensTo(page: Page, answer: RegExp): Promise<number> {
  return page.evaluate((source) => {
    const passages = [...document.querySelectorAll('[lang] :is(p, li, tr)')];
    const found = passages.find((one) => new RegExp(source).test((one.textContent ?? '').replaceAll(/\s+/g, ' ')));
    return found === undefined ? Number.POSITIVE_INFINITY : found.getBoundingClientRect().top / innerHeight;
  }, answer.source);
}

it.each(QUESTIONS)('is found by typing the question: $asks', async ({ game, asks, answer }) => {
  for (const viewport of [DESKTOP, PHONE]) {
    const { page, problems, close } = await stage.visitor({ viewport });
    await page.goto(`/games/${game}/rules`);
    await page.getByRole('searchbox').fill(asks);
    await expect
      .poll(() => screensTo(page, answer), { message: `at ${viewport.width}`, timeout: 20_000 })
      .toBeLessThan(2);
    expect(problems).toEqual([]);
    await close();
  }
});

// On a phone a long chapter takes more than one scroll; there the search is the short way.
it.each(QUESTIONS)('is found by its chapter: $asks', async ({ game, chapter, answer }) => {
  const { page, close } = await stage.visitor();
  await page.goto(`/games/${game}/rules`);
  await page.locator('#win').waitFor();
  await page.getByRole('navigation', { name: 'Contents' }).getByText(chapter).locator('visible=true').click();
  await expect.poll(() => screensTo(page, answer), { timeout: 20_000 }).toBeLessThan(2);
  await close();
});
