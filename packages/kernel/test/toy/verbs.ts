/** What rules and cards are made of. */
import type { Seat } from '@conclave/kernel';
import type { CardId } from './cards.ts';
import type { Context } from './frames.ts';
import { playerOf, type Vigil } from './state.ts';

/** Takes the top card of the deck; an empty deck is made anew from the discard pile first (VG-2.8). */
export function takeTop(state: Vigil, ctx: Context): CardId | null {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = state.discard.splice(0);
    ctx.chance.shuffle(state.deck);
    ctx.tell({ type: 'deckShuffled' });
  }
  return state.deck.shift() ?? null;
}

export function drawCard(state: Vigil, seat: Seat, ctx: Context): void {
  const card = takeTop(state, ctx);
  if (card === null) return;
  playerOf(state, seat).hand.push(card);
  ctx.tell({ type: 'cardDrawn', seat, secret: { to: [seat], card } });
}

export function discardFromHand(state: Vigil, seat: Seat, card: CardId): void {
  const { hand } = playerOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.discard.push(card);
}

export function discardPrize(state: Vigil): void {
  if (state.prize !== null) state.discard.push(state.prize);
  state.prize = null;
}
