/** One table, from sitting down to the replay: everything on it is looked at, touched and measured. */
import type { Browser } from 'playwright-core';
import type { Visit } from '../matrix.ts';
import { Album } from './album.ts';
import { arrive, type Guest, sitDown } from './guest.ts';
import { pressTooSoon } from './hasty.ts';
import { Inspector } from './inspector.ts';
import { openEverything } from './opening.ts';
import { hadEffect, type Moment, myMoment, press, Taste } from './playing.ts';
import { comparing, pointAt } from './pointing.ts';
import { toTheEnd } from './the-end.ts';

export interface VisitOptions {
  readonly out: string;
  /** How many decisions are made by touching. */
  readonly decisions: number;
  /** How long the rest of the game may take until its end, in milliseconds. */
  readonly patience: number;
}

/** Of each kind of thing so many are pointed at in each kind of decision. */
const POINTED = 2;
const DEAD_TOUCHES = 4;
const OPENED = 'everything was opened';

export async function lookAt(browser: Browser, url: string, visit: Visit, options: VisitOptions): Promise<Album> {
  const guest = await arrive(browser, url, visit, 'instant');
  const album = new Album(guest.page, options.out, visit);
  const inspector = new Inspector(guest, album);
  try {
    const table = await sitDown(guest, visit);
    await playOn(guest, inspector, options.decisions);
    await toTheEnd(guest, inspector, table, options.patience);
    const { shifts } = await guest.page.evaluate(() => globalThis.look.watched());
    album.note(
      [...new Set(shifts)].map((shift) => ({
        check: 1,
        element: shift.split(':')[0] ?? '',
        sentence: `it shifted: ${shift}`,
      })),
    );
  } catch (error) {
    await album.take('broken off').catch(() => {});
    album.note([
      {
        check: 0,
        element: 'visit',
        sentence: `it broke off: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      },
    ]);
  }
  album.note(guest.troubles.map((sentence) => ({ check: 23, element: 'page', sentence })));
  await guest.context.close();
  return album;
}

async function playOn(guest: Guest, inspector: Inspector, decisions: number): Promise<void> {
  const taste = new Taste();
  const seen = new Set<string>();
  const pointed = new Map<string, number>();
  let [made, dead, hasty] = [0, 0, 0];
  for (let step = 0; made < decisions && step < decisions * 8; step++) {
    const moment = await myMoment(guest);
    if (moment === null) {
      inspector.album.note([{ check: 22, element: 'table', sentence: 'nothing could be touched for 20 seconds' }]);
      return;
    }
    if (moment.isOver) return;
    const kind = kindOf(moment);
    if (!seen.has(kind)) {
      seen.add(kind);
      await inspector.inspect(kind);
      if (moment.dialog === null && !seen.has(OPENED)) {
        seen.add(OPENED);
        await openEverything(guest, inspector);
      }
      await pointAround(guest, inspector, moment, pointed);
    } else await inspector.compareLayout(kind);

    const choices = guest.wire.choices();
    const { chosen, worked } = await choose(guest, inspector, moment, taste, seen);
    if (chosen === false || !worked) {
      dead++;
      if (dead > DEAD_TOUCHES) {
        inspector.album.note([{ check: 22, element: moment.question, sentence: 'touching what glows has no effect' }]);
        return;
      }
    } else dead = 0;
    if (guest.wire.choices() > choices) {
      made++;
      inspector.turnIsOver();
      // At the end only: such a click may spoil what comes next.
      if (made > decisions - 3 && hasty < 2 && (await pressTooSoon(guest, inspector, moment))) hasty++;
    }
  }
}

/** A question is worth a look when it is of a new kind, or one step further. */
function kindOf({ decision, touched, dialog }: Moment): string {
  if (dialog !== null) return `dialog ${dialog}`;
  return touched > 0 ? `${decision} step ${touched + 1}` : decision;
}

/** Points at a few of each kind of things. */
async function pointAround(
  guest: Guest,
  inspector: Inspector,
  moment: Moment,
  pointed: Map<string, number>,
): Promise<void> {
  for (const thing of moment.choosables) {
    if (thing.isButton) continue;
    const key = `${moment.decision}/${moment.touched}/${thing.kind}`;
    const times = pointed.get(key) ?? 0;
    if (times >= POINTED) continue;
    pointed.set(key, times + 1);
    await pointAt(guest, inspector, thing);
  }
}

/** Touches something; the first time in each kind of decision, what a selection changes is looked at, and the mind is changed. */
async function choose(
  guest: Guest,
  inspector: Inspector,
  moment: Moment,
  taste: Taste,
  seen: Set<string>,
): Promise<{ readonly chosen: boolean; readonly worked: boolean }> {
  const one = taste.pick(moment, moment.choosables);
  if (one?.point == null) return { chosen: false, worked: false };
  const { point } = one;
  const choices = guest.wire.choices();
  const key = `select ${moment.decision}/${moment.touched}/${one.kind}`;
  if (one.isButton || seen.has(key)) {
    await press(guest, point);
    return { chosen: true, worked: await hadEffect(guest, moment, choices) };
  }
  seen.add(key);
  let worked = false;
  const act = async () => {
    await press(guest, point);
    worked = await hadEffect(guest, moment, choices);
  };
  await comparing(guest, inspector, one, 'selecting it', act, () => guest.wire.choices() === choices);
  if (worked && guest.wire.choices() === choices) {
    await inspector.measure('selected', `selected ${one.kind}`);
    await changeMind(guest, inspector, one.point);
  }
  return { chosen: true, worked };
}

/** The same thing again lets go of it; then it is taken up once more. */
async function changeMind(guest: Guest, inspector: Inspector, point: readonly [number, number]): Promise<void> {
  const choices = guest.wire.choices();
  for (let i = 0; i < 2 && guest.wire.choices() === choices; i++) {
    await guest.page.waitForTimeout(400);
    await press(guest, point);
    await inspector.settle();
    await inspector.compareLayout('change of mind');
  }
}
