/** What an observer sees (VG-4), built up field by field. */
import type { Observer, Outcome, PendingView, Seat } from '@conclave/kernel';
import type { CardId } from './cards.ts';
import type { VigilChoice, VigilFrame } from './frames.ts';
import { pending } from './rules.ts';
import type { Player, Vigil } from './state.ts';

interface PlayerView {
  /** Null where the observer may not look. */
  readonly hand: readonly CardId[] | null;
  readonly cards: number;
  readonly trophies: readonly CardId[];
  readonly points: number;
}

export interface VigilView {
  readonly observer: Observer;
  readonly options: { readonly rounds: number };
  readonly round: number;
  readonly keeper: Seat;
  /** How many cards the deck has. */
  readonly deck: number;
  readonly discard: readonly CardId[];
  readonly prize: CardId | null;
  readonly die: number | null;
  readonly winner: Seat | null;
  readonly players: readonly PlayerView[];
  /** What the rules are in the middle of, with no sealed bid but the observer's own. */
  readonly stack: readonly VigilFrame[];
  readonly pending: PendingView<VigilChoice> | null;
  readonly result: Outcome | null;
}

export function viewOf(state: Vigil, observer: Observer): VigilView {
  return {
    observer,
    options: { rounds: state.options.rounds },
    round: state.round,
    keeper: state.keeper,
    deck: state.deck.length,
    discard: [...state.discard],
    prize: state.prize,
    die: state.die,
    winner: state.winner,
    players: state.players.map((player, seat) => playerView(player, seat === observer || state.result !== null)),
    stack: state.stack.map((frame) => frameView(frame, observer)),
    pending: pendingView(state, observer),
    result: state.result,
  };
}

/** Who bids is not shown to have bid: all are said to be asked until the last answer is in. */
function pendingView(state: Vigil, observer: Observer): VigilView['pending'] {
  const now = pending(state);
  if (now === null) return null;
  const own = now.asked.find((one) => one.seat === observer);
  return {
    decision: now.decision,
    seats: now.uniform ? state.players.map((_, seat) => seat) : now.asked.map((one) => one.seat),
    ...(own === undefined ? {} : { options: own.options }),
  };
}

function playerView({ hand, trophies, points }: Player, isOpen: boolean): PlayerView {
  return { hand: isOpen ? [...hand] : null, cards: hand.length, trophies: [...trophies], points };
}

function frameView(frame: VigilFrame, observer: Observer): VigilFrame {
  if (frame.rule !== 'bids') return { ...frame };
  const own = observer === 'spectator' ? undefined : frame.sealed?.[observer];
  return own === undefined ? { rule: 'bids' } : { rule: 'bids', sealed: { [observer]: own } };
}
