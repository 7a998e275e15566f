/** Everything that can be told of a game, and who may know it. */
import type { Outcome, Seat, Secret, Told } from '@conclave/kernel';
import type { CardId } from './cards.ts';

export type VigilEvent =
  | { type: 'gameBegan'; keeper: Seat }
  | { type: 'roundBegan'; round: number; keeper: Seat }
  | { type: 'buried'; seat: Seat; secret: Secret<{ card: CardId }> }
  | { type: 'prizeTurned'; card: CardId }
  | { type: 'bidsRevealed'; bids: (CardId | null)[]; winner: Seat | null }
  | { type: 'dieRolled'; face: number }
  | { type: 'bellRung'; seat: Seat; card: CardId }
  | { type: 'warded'; seat: Seat; card: CardId }
  | { type: 'prizeKept'; seat: Seat; card: CardId }
  | { type: 'prizeTaken'; seat: Seat; card: CardId; points: number | null }
  | { type: 'cardDrawn'; seat: Seat; secret: Secret<{ card: CardId }> }
  | { type: 'deckShuffled' }
  | ({ type: 'gameEnded' } & Outcome);

/** An event as somebody was told it. */
export type VigilTold = Told<VigilEvent>;
