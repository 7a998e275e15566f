/** Plays slowly and looks at everything: each new kind of question is measured, pointed at, selected and let go. */
import type { Guest } from './guest.ts';
import { pressTooSoon } from './hasty.ts';
import type { Inspector } from './inspector.ts';
import { openEverything } from './opening.ts';
import { hadEffect, type Moment, myMoment, press, Taste } from './playing.ts';
import { comparing, pointAt } from './pointing.ts';

/** Of each kind of thing so many are pointed at in each kind of decision. */
const POINTED = 2;
const DEAD_TOUCHES = 4;
const OPENED = 'everything was opened';

export async function playOn(guest: Guest, inspector: Inspector, decisions: number): Promise<void> {
  const taste = new Taste();
  const seen = new Set<string>();
  const pointed = new Map<string, number>();
  let [made, dead, hasty] = [0, 0, 0];
  for (let step = 0; made < decisions && step < decisions * 8; step++) {
    let moment = await myMoment(guest);
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
        // Escape folded the tray too: what was on it is no longer where it was.
        moment = (await myMoment(guest)) ?? moment;
      }
      await pointAround(guest, inspector, moment, pointed);
    }
    await inspector.glance(kind);

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
