/** A round and its end (CG-4.20, CG-4.60 to CG-4.64). */
import { faceUpLicenses } from '../cards.ts';
import { type Context, push, sequence } from '../frames.ts';
import type { City } from '../state.ts';
import { mayCelebrate } from './celebration.ts';
import { endGame, isLastRound, victorOf } from './end.ts';

export const round = sequence('round', [
  beginRound,
  mayCelebrate,
  (s) => push(s, { rule: 'turn', seat: s.firstPlayer }),
  (s) => {
    // All Patriarchs stand up (CG-4.39).
    for (const player of s.players) player.prayed = false;
    push(s, { rule: 'resolution', location: 1 });
  },
  endRound,
]);

/** The step of a round that a scenario can start with. */
export const ROUND_STEPS = { intention: 2, resolution: 3, end: 4 } as const;

/** CG-4.20 */
function beginRound(s: City, _: unknown, ctx: Context): void {
  s.round += 1;
  s.lastWinner = null;
  for (const player of s.players) {
    player.celebrating = false;
    player.prayed = false;
    player.placements = 0;
  }
  ctx.tell({ type: 'roundBegan', round: s.round, firstPlayer: s.firstPlayer, last: isLastRound(s) });
}

function endRound(s: City, _: unknown, ctx: Context): void {
  const isOver = victorOf(s) !== null || isLastRound(s);
  if (isOver) endGame(s, ctx);
  else prepareNextRound(s, ctx);
}

function prepareNextRound(s: City, ctx: Context): void {
  refillLicenses(s, ctx);
  for (const { priests } of s.players) {
    for (const priest of priests) if (priest.zone === 'sheet') priest.zone = 'free';
  }
  s.firstPlayer = s.lastWinner ?? s.firstPlayer;
  ctx.tell({ type: 'roundEnded', round: s.round, firstPlayer: s.firstPlayer });
  push(s, { rule: 'round' });
}

/** If a slot is empty the others are cleared too, and all three are filled anew (CG-4.61). */
function refillLicenses(s: City, ctx: Context): void {
  const left = faceUpLicenses(s);
  if (left.length === s.licenseSlots.length) return;
  s.licenseDeck.push(...left);
  s.licenseSlots = s.licenseSlots.map(() => s.licenseDeck.shift() ?? null);
  ctx.uncover();
  ctx.tell({ type: 'licensesRefilled', returned: left, slots: [...s.licenseSlots] });
}
