/** The unsafe-passages deck (AC-4.13, 4.14, 4.16) and the Fishman's bite, which draws from it (AC-5.19). */

import type { Seat } from '@conclave/kernel';
import type { Context } from '../frames.ts';
import type { Among } from '../state.ts';
import { isLivingAt, isMarked, playerOf, turnOrder } from '../table.ts';

/** The top card goes unseen into the Pulse deck; nothing if the deck is empty. */
export function drawUnsafe(s: Among, seat: Seat, by: 'unsafe-passage' | 'fishman', ctx: Context): void {
  const drawn = s.unsafeDeck.shift();
  if (drawn === undefined) return;
  const player = playerOf(s, seat);
  // The cult's mark (AC-4.16): a Cultist's Dead card is exchanged in secret, and nothing shows it.
  const exchanged = drawn === 'dead' && isMarked(s, player);
  const card = exchanged ? 'alive' : drawn;
  if (exchanged) {
    s.reserve.dead += 1;
    s.reserve.alive -= 1;
  }
  player.pulse.push(card);
  s.chronicle.push({ round: s.round, type: 'drawn', seat, card, by, exchanged });
  ctx.tell({ type: 'unsafeDrawn', seat, location: player.location, by });
}

export function fishmanBites(s: Among, _: unknown, ctx: Context): void {
  const { fishman } = s;
  if (fishman === 'the-depths') return;
  for (const seat of turnOrder(s)) if (isLivingAt(s, seat, fishman)) drawUnsafe(s, seat, 'fishman', ctx);
}
