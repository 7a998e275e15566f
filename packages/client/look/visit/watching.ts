/** A table at normal pace: nothing is hurried, and what happens is watched (checks 12, 13 and 20). */
import { moments, turns } from '../checks/moments.ts';
import { previews } from '../checks/previews.ts';
import type { Choosable } from '../page/situation.ts';
import type { Guest } from './guest.ts';
import type { Inspector } from './inspector.ts';
import { hadEffect, myMoment, press, Taste } from './playing.ts';

/** What a choice changes is drawn by then, and what bots do about it is not yet. */
const DRAWN = 350;
/** So long a table is watched, and so long the turns of seven others may take at normal pace. */
const WATCHED = 100_000;
const PATIENCE = 60_000;

export async function watchPlay(guest: Guest, inspector: Inspector, decisions: number): Promise<void> {
  const taste = new Taste();
  let made = 0;
  const start = Date.now();
  while (made < decisions && Date.now() - start < WATCHED) {
    const moment = await myMoment(guest, PATIENCE);
    if (moment === null) {
      inspector.album.note([{ check: 22, element: 'table', sentence: 'nothing could be touched for a minute' }]);
      break;
    }
    if (moment.isOver) break;
    const one = taste.pick(moment, moment.choosables);
    if (one?.point == null) continue;
    const choices = guest.wire.choices();
    const pointed = await figuresAt(guest, one);
    await press(guest, one.point);
    await hadEffect(guest, moment, choices);
    if (guest.wire.choices() === choices) continue;
    made++;
    await guest.page.waitForTimeout(DRAWN);
    const after = await guest.page.evaluate(() => globalThis.look.figures());
    inspector.album.note(previews(pointed, after, one.name));
    if (made % 4 === 1) await inspector.album.take(`watching ${moment.decision}`);
  }
  const watched = await guest.page.evaluate(() => globalThis.look.watched());
  inspector.album.note([...moments(watched.shown), ...turns(watched.turns)]);
}

/** The numbers while one points at a thing; with fingers, previews are there once something is selected. */
async function figuresAt({ page, isTouching }: Guest, { point, isButton }: Choosable) {
  if (!isTouching && !isButton && point !== null) {
    await page.mouse.move(...point);
    await page.waitForTimeout(150);
  }
  return page.evaluate(() => globalThis.look.figures());
}
