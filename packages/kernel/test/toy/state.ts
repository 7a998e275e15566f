/** The table as plain data. */
import { clonePlain, type Outcome, type Seat, type State } from '@conclave/kernel';
import type { CardId } from './cards.ts';
import type { VigilFrame } from './frames.ts';

export interface Player {
  hand: CardId[];
  /** Prizes taken, face up in front of the seat. */
  trophies: CardId[];
  points: number;
}

export interface Vigil extends State<VigilFrame> {
  options: { readonly rounds: number };
  round: number;
  keeper: Seat;
  /** Face down; index 0 is the top. */
  deck: CardId[];
  /** Face up. */
  discard: CardId[];
  prize: CardId | null;
  die: number | null;
  /** Whoever has bid the most. */
  winner: Seat | null;
  players: Player[];
  result: Outcome | null;
}

/** All seats clockwise, beginning with this one. */
export function seatsFrom(state: Vigil, first: Seat): Seat[] {
  const { length } = state.players;
  return state.players.map((_, i) => (first + i) % length);
}

export function playerOf(state: Vigil, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

export function clone(state: Vigil): Vigil {
  return {
    stack: clonePlain(state.stack),
    options: { rounds: state.options.rounds },
    round: state.round,
    keeper: state.keeper,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    prize: state.prize,
    die: state.die,
    winner: state.winner,
    players: state.players.map(({ hand, trophies, points }) => ({
      hand: hand.slice(),
      trophies: trophies.slice(),
      points,
    })),
    result: clonePlain(state.result),
  };
}
