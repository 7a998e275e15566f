/** What people do at a table in play: by mouse, by keyboard, and by the things that go wrong. */
import type { Locator, Page } from 'playwright-core';

/** Opens a table of Rise of Cthulhu as this visitor and begins it against a bot that answers at random. */
export async function sitDown(page: Page, request: object = {}): Promise<string> {
  await page.goto('/about');
  const id = await page.evaluate(async (extra) => {
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/guests', {});
    const table = { game: 'rise-of-cthulhu', seats: 2, bots: ['random'], start: true, ...extra };
    const response = await post('/api/tables', table);
    return ((await response.json()) as { id: string }).id;
  }, request);
  await page.goto(`/t/${id}`);
  return id;
}

/** A table of Among Cultists of five in which the first two are people, and everybody has a minute to talk when a round begins. */
export async function talkingTable(host: Page, guest: Page): Promise<string> {
  const post = (page: Page, path: string, data: object) => page.request.post(path, { data });
  await post(host, '/api/guests', { name: 'Theodora' });
  await post(guest, '/api/guests', { name: 'Bartholomew' });
  const bots = Array(3).fill('random');
  const wanted = { game: 'among-cultists', seats: 5, bots, options: { 'round-talk-seconds': 60 } };
  const { id } = (await (await post(host, '/api/tables', wanted)).json()) as { id: string };
  await post(guest, `/api/tables/${id}/seats`, {});
  await post(host, `/api/tables/${id}/start`, {});
  for (const page of [host, guest]) await page.goto(`/t/${id}`);
  return id;
}

export type Moment = 'touch' | 'button' | 'over' | 'wait';

/** The buttons that answer: those in slots, or where nothing else answers, those of the list. */
const BUTTONS = '[data-option], [data-region="list"] li button';

/** A click on a slot does not count so soon after something else stood there. */
export const GUARD = 400;

/** What cannot be clicked for this long, because something lies over it, is left: the next look finds another thing. */
export const CLICK = 3000;

/** What the visitor can do just now. */
function momentNow(page: Page): Promise<Moment> {
  return page.evaluate((buttons) => {
    if (document.querySelector('#end-title') !== null) return 'over';
    if (document.querySelector('main [data-touchable]') !== null) return 'touch';
    return document.querySelector(buttons) === null ? 'wait' : 'button';
  }, BUTTONS);
}

/** Presses one of the bar's slots, once it can be pressed. */
export async function pressSlot(page: Page, slot: 'undo' | 'list' | 'pass' | 'confirm'): Promise<void> {
  const button = page.locator(`[data-slot="${slot}"]:not([data-empty])`);
  await button.waitFor();
  await page.waitForTimeout(GUARD);
  await button.click();
}

/** Waits until the first of these visitors can do something, or the game is over. */
export async function whoseMoment(...pages: readonly Page[]): Promise<{ page: Page; moment: Moment }> {
  const patience = Date.now() + 30_000;
  while (Date.now() < patience) {
    for (const page of pages) {
      const moment = await momentNow(page);
      if (moment !== 'wait') return { page, moment };
    }
    await pages[0]?.waitForTimeout(25);
  }
  throw new Error('nobody was asked anything for half a minute');
}

export async function myMoment(page: Page): Promise<Moment> {
  return (await whoseMoment(page)).moment;
}

/**
 * Clicks one of the things. Between two looks somebody else may have moved; then the next look finds the next thing. The mouse
 * rests aside meanwhile, because what it points at rises and may lie on the thing next to it. What cannot be clicked is not
 * tried for ever either: with every round through the numbers another thing has its turn, whatever steps they are made in.
 */
export async function clickOneOf(
  things: Locator,
  which: number,
  options: { position?: { x: number; y: number }; timeout: number },
): Promise<void> {
  const count = await things.count();
  if (count === 0) return;
  await things.page().mouse.move(0, 0);
  await things
    .nth((which + Math.floor(which / count)) % count)
    .click(options)
    .catch(() => {});
}

/** Touches one of the things that glow, at the corner that no other card covers, or the first button. */
export async function touch(page: Page, moment: Moment, which: number): Promise<void> {
  if (moment === 'button') await page.waitForTimeout(GUARD);
  const things = page.locator(moment === 'button' ? BUTTONS : 'main [data-touchable]');
  await clickOneOf(things, moment === 'button' ? 0 : which, { position: { x: 9, y: 24 }, timeout: CLICK });
}

/** Touches something as soon as there is something to touch. False when the game is over. */
export async function touchSomething(page: Page, which: number): Promise<boolean> {
  const moment = await myMoment(page);
  if (moment === 'over') return false;
  await touch(page, moment, which);
  return true;
}

/** Remembers the page's sockets, so that a test can cut them. Call it before the page is opened. */
export async function rememberSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    Object.assign(globalThis, { sockets });
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.push(this);
      }
    };
  });
}

export async function cutTheConnection(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const socket of (globalThis as unknown as { sockets: WebSocket[] }).sockets) socket.close();
  });
}
