/** What a seat's plate shows whatever the game is: who sits there, whether they are here, whether they are asked, and their time. */
import type { AnyGame, PendingView, Seat } from '@conclave/kernel';
import type { ClockInfo, SeatInfo } from '@conclave/protocol';
import { shortNames } from './short-names.ts';

/** here, away, a bot of its own, or a bot that stands in for a person. */
export type Presence = 'here' | 'away' | 'bot' | 'stand-in';

/** To move, or may respond in a window; null: nothing is asked of them. */
export type Asked = 'move' | 'respond' | null;

export interface SeatState {
  readonly seat: Seat;
  readonly name: string;
  /** The name from long to short, each form different from those of the others at the table. */
  readonly nameForms: readonly string[];
  readonly isYou: boolean;
  readonly presence: Presence;
  /** The bot's level; null for people. */
  readonly level: string | null;
  readonly asked: Asked;
  /** Null where nothing is counted: no place is kept for it. */
  readonly clock: ClockInfo | null;
  readonly serverNow: () => number;
}

interface Source {
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  readonly you: Seat | null;
  readonly pending: PendingView | null;
  readonly clock: ClockInfo | null;
  readonly serverNow: () => number;
}

export function seatStates({ game, seats, names, you, pending, clock, serverNow }: Source): readonly SeatState[] {
  const hasClocks = clock?.left.some((left) => left !== null) ?? false;
  const forms = shortNames(names);
  return seats.map((info) => ({
    seat: info.seat,
    name: names[info.seat] ?? '',
    nameForms: forms[info.seat] ?? [],
    isYou: info.seat === you,
    presence: presenceOf(info),
    level: info.kind === 'bot' ? (info.bot ?? null) : null,
    asked: askedOf(game, pending, info.seat),
    clock: hasClocks ? clock : null,
    serverNow,
  }));
}

function presenceOf({ kind, present, away }: SeatInfo): Presence {
  if (kind === 'bot') return 'bot';
  if (away) return 'stand-in';
  return present ? 'here' : 'away';
}

function askedOf(game: AnyGame, pending: PendingView | null, seat: Seat): Asked {
  if (pending === null || !pending.seats.includes(seat)) return null;
  return game.kindOfDecision(pending.decision) === 'window' ? 'respond' : 'move';
}
