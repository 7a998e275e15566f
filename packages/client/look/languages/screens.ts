/** The screens that are looked at in every language, at the same moment of the same games. */
import type { TableInfo } from '@conclave/protocol';
import type { Page } from 'playwright-core';
import { finished, GAME_IDS, type GameId, inPlay, post } from '../../scripts/tables.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What to do there before the picture. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const FIRST: GameId = 'rise-of-cthulhu';

/** Opens the tables as this visitor, plays, and names every screen that is wanted. */
export async function screensOf(page: Page, isWanted: (name: string) => boolean): Promise<Screen[]> {
  await post(page, '/api/guests', {});
  const table = { game: FIRST, seats: 2, bots: [] };
  const lobby = await post<TableInfo>(page, '/api/tables', table);
  const screens: Screen[] = [
    { name: 'home', path: '/' },
    { name: 'settings', path: '/settings' },
    { name: 'rulebook', path: `/games/${FIRST}/rules` },
    { name: 'learn', path: `/learn/${FIRST}`, prepare: firstLesson },
    { name: 'lobby', path: `/t/${lobby.id}` },
    ...GAME_IDS.map((game) => ({ name: `new-${game}`, path: `/new/${game}` })),
  ];
  for (const game of GAME_IDS) screens.push(...(await inGame(page, game, isWanted)));
  return screens.filter(({ name }) => isWanted(name));
}

/** A game takes its time to play: only those are that are looked at. */
async function inGame(page: Page, game: GameId, isWanted: (name: string) => boolean): Promise<Screen[]> {
  const screens: Screen[] = [];
  if (isWanted(`play-${game}`) || isWanted(`list-${game}`)) {
    const path = `/t/${await inPlay(page, game)}`;
    screens.push(
      { name: `play-${game}`, path, prepare: boardIsThere },
      { name: `list-${game}`, path, prepare: openList },
    );
  }
  if (isWanted(`end-${game}`) || isWanted(`replay-${game}`)) {
    const table = await finished(page, game, 'random');
    screens.push(
      { name: `end-${game}`, path: `/t/${table}`, prepare: endIsThere },
      { name: `replay-${game}`, path: `/replay/${table}?move=40&as=all`, prepare: boardIsThere },
    );
  }
  return screens;
}

async function boardIsThere(page: Page): Promise<void> {
  await page.locator('[data-thing]').first().waitFor();
}

async function openList(page: Page): Promise<void> {
  await boardIsThere(page);
  await page.keyboard.press('l');
}

async function endIsThere(page: Page): Promise<void> {
  await page.locator('dialog[open], [data-end]').first().waitFor();
}

async function firstLesson(page: Page): Promise<void> {
  await page.locator('main button, dialog[open] footer button').last().click();
  await boardIsThere(page);
  await page.locator('[class*="_lesson_"]').waitFor();
}
