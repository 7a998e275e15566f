/** Upkeep (section 4.2): rituals on altars, the active player's card, and Kraken dice. */
import { type Context, sequence } from '../frames.ts';
import type { Deep } from '../state.ts';
import { askAltars, cardOf } from '../verbs/asking.ts';
import { everyRitual } from '../verbs/cards.ts';
import { playerAt } from '../verbs/table.ts';
import { beginPhase, checkDeaths } from './phases.ts';

export const upkeep = sequence('upkeep', [
  beginUpkeep,
  (s) => cardOf(s, s.active).changesCard?.(s, s.active),
  (s) => cardOf(s, s.active).marks?.(s, s.active),
  (s) => {
    for (const { upkeepEnds } of everyRitual()) upkeepEnds?.(s);
  },
  checkDeaths,
]);

/** The High Priest may be a Wraith (CD-4.11, CD-9.16). */
function beginUpkeep(s: Deep, _: unknown, ctx: Context): void {
  beginPhase(s, 'upkeep', ctx);
  if (playerAt(s, s.active).role === 'high-priest') askAltars(s, (hooks) => hooks.highPriestUpkeep?.(s, ctx));
  cardOf(s, s.active).upkeepBegins?.(s, s.active, ctx);
}
