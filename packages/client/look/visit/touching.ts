/** Many decisions by touch alone, on a phone: nothing that lies on the table is answered from the list (check 22). */
import { amongCultists } from '@conclave/among-cultists';
import { chooseYourGod } from '@conclave/choose-your-god';
import { cultOfTheDeep } from '@conclave/cult-of-the-deep';
import type { AnyGame } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { LIMITS } from '../limits.ts';
import type { GameId } from '../matrix.ts';
import { type Guest, sitDown } from './guest.ts';
import type { Inspector } from './inspector.ts';
import { hadEffect, myMoment, press, Taste } from './playing.ts';

const DEAD_TOUCHES = 6;

export async function playByTouch(
  guest: Guest,
  inspector: Inspector,
  wanted: number = LIMITS.touchDecisions,
): Promise<void> {
  const taste = new Taste();
  let [made, dead, played] = [0, 0, 0];
  while (made < wanted) {
    const moment = await myMoment(guest);
    if (moment === null) {
      await stuck(inspector, made, 'nothing could be touched for 20 seconds');
      return;
    }
    if (moment.isOver) {
      await sitDown(guest, inspector.album.visit, ++played);
      continue;
    }
    const one = taste.pick(moment, moment.choosables);
    if (one?.point == null || dead > DEAD_TOUCHES) {
      await stuck(inspector, made, `“${moment.question}” cannot be answered by touch`);
      return;
    }
    if (one.kind === 'listed' && hasThings(guest, inspector.album.visit.game)) {
      await inspector.album.take(`list needed ${moment.decision}`);
      inspector.album.note([
        {
          check: 22,
          element: moment.decision,
          sentence: `“${moment.question}” is answered from the list only, though its things lie on the table`,
        },
      ]);
    }
    await inspector.glance(moment.decision);
    const choices = guest.wire.choices();
    // Clicks too soon after a change of the bar do not count.
    if (one.isButton) await guest.page.waitForTimeout(LIMITS.quietAfterChange);
    await press(guest, one.point);
    dead = (await hadEffect(guest, moment, choices)) ? 0 : dead + 1;
    if (guest.wire.choices() > choices) made++;
  }
}

async function stuck(inspector: Inspector, made: number, why: string): Promise<void> {
  await inspector.album.take('stuck');
  inspector.album.note([{ check: 22, element: 'table', sentence: `after ${made} decisions ${why}` }]);
}

/** Whether an option of what is asked names things to be touched. */
function hasThings({ wire }: Guest, game: GameId): boolean {
  const { view } = wire.snapshot() ?? { view: null };
  const options = wire.pending()?.options ?? [];
  return options.some((option) =>
    GAMES_BY_ID[game].describe(view, option).path.some((thing) => !thing.startsWith('button:')),
  );
}

const GAMES_BY_ID: Readonly<Record<GameId, AnyGame>> = {
  'rise-of-cthulhu': riseOfCthulhu,
  'choose-your-god': chooseYourGod,
  'cult-of-the-deep': cultOfTheDeep,
  'among-cultists': amongCultists,
};
