/** A loss of life (section 4.8): one source, one or more players, and everybody who may interfere. */
import { isRitualSource } from '../components/sources.ts';
import { type Context, type FrameOf, sequence } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf, askInTurnOrder, keeperEffects } from '../verbs/asking.ts';
import { gainLife, takeLife } from '../verbs/life.ts';
import { protect } from '../verbs/losing.ts';
import { isLiving, playerAt } from '../verbs/table.ts';

type Loss = FrameOf<'loss'>;

/** The steps of CD-4.75. */
export const loss = sequence('loss', [
  dropAndProtect,
  (s, frame) => askInTurnOrder(s, (seat) => abilityOf(s, seat).lossComes?.(s, seat, frame)),
  (s, frame) => {
    if (!isRitualSource(frame.source)) return;
    askInTurnOrder(s, (seat) => abilityOf(s, seat).ritualLossComes?.(s, seat, frame));
  },
  loseNow,
  (s, frame) => {
    if (!isRitualSource(frame.source)) return;
    askInTurnOrder(s, (seat) => abilityOf(s, seat).ritualLifeLost?.(s, seat, frame));
  },
  feed,
]);

function dropAndProtect(s: Deep, frame: Loss, ctx: Context): void {
  frame.targets = frame.targets.filter(({ seat, amount }) => {
    return isLiving(s, seat) && playerAt(s, seat).life > 0 && amount > 0;
  });
  for (const target of frame.targets) protect(s, target, ctx);
}

/** Steps 5 and 6. */
function loseNow(s: Deep, frame: Loss, ctx: Context): void {
  const { source, killer } = frame;
  let losers = 0;
  for (const target of frame.targets) {
    const isFirstLoss = !playerAt(s, target.seat).lostLife;
    target.lost = takeLife(s, target.seat, target.amount, source, killer, ctx);
    if (target.lost > 0 && isFirstLoss) losers += 1;
  }
  for (const effect of keeperEffects(s, s.active)) effect.lifeLost?.(s, s.active, losers, ctx);
}

function feed(s: Deep, { targets, feeds, source, killer }: Loss, ctx: Context): void {
  if (feeds === null) return;
  const lost = targets.reduce((sum, target) => sum + target.lost, 0);
  gainLife(s, feeds, lost, source, killer, ctx);
}
