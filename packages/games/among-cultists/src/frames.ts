/** What the rules can be in the middle of, and the words they are written in. Questions bear the decision ids of section 4.1. */
import { type Context as ContextOf, type Seat, vocabulary } from '@conclave/kernel';
import type {
  AckChoice,
  EndRoundChoice,
  GuessChoice,
  PulseChoice,
  RoomCardChoice,
  TalkChoice,
  VoteChoice,
} from './choices.ts';
import type { RoomCard } from './components/cards.ts';
import type { LocationId, RoomId } from './components/locations.ts';
import type { AmongEvent } from './events.ts';
import type { Among } from './state.ts';

/** Living Characters who meet in a Location this round (AC-4.20). */
export interface Meeting {
  readonly location: LocationId;
  readonly seats: readonly Seat[];
}

/** Why the Investigators would win (AC-6.9). */
export type Trigger = 'points' | 'cultists-gone';

export type AmongFrame =
  // Sequences
  | { rule: 'round'; at?: number }
  | { rule: 'encounters'; at?: number; meetings: Meeting[]; lamp: Seat | null }
  | { rule: 'check'; at?: number; seat: Seat; room: RoomId }
  | { rule: 'vote'; at?: number; seat: Seat }
  | { rule: 'investigators-would-win'; at?: number; trigger: Trigger }
  | { rule: 'leader-vote'; at?: number; ballot: number }
  // Questions
  | { rule: 'move'; seat: Seat }
  | { rule: 'use-lamp'; seat: Seat }
  | { rule: 'action'; seat: Seat; used: boolean }
  | { rule: 'announce-state'; seat: Seat; target: Seat }
  | { rule: 'owl-card'; seat: Seat; room: RoomId }
  /** `card` is known to the finder only. */
  | { rule: 'owl-room'; seat: Seat; room: RoomId; card: RoomCard }
  | { rule: 'rifle-destination'; seat: Seat }
  | { rule: 'pick-ritualist'; leader: Seat; picked: Seat[] }
  // Ballots
  | { rule: 'event-ack'; sealed?: Record<Seat, AckChoice> }
  | { rule: 'give-pulse'; meetings: Meeting[]; lamp: Seat | null; sealed?: Record<Seat, PulseChoice> }
  | { rule: 'done-talking'; about: 'round' | 'vote' | 'leader'; sealed?: Record<Seat, TalkChoice> }
  | { rule: 'cast-vote'; sealed?: Record<Seat, VoteChoice> }
  | { rule: 'end-round'; sealed?: Record<Seat, EndRoundChoice> }
  | { rule: 'cast-leader-vote'; ballot: number; sealed?: Record<Seat, VoteChoice> }
  | { rule: 'ritual-card'; picked: Seat[]; sealed?: Record<Seat, RoomCardChoice> }
  | { rule: 'guess-seer'; sealed?: Record<Seat, GuessChoice> };

/** What a rule may use besides the state. */
export type Context = ContextOf<AmongEvent>;

export const { sequence, question, ballot, push, pushEach } = vocabulary<Among, AmongFrame, AmongEvent>();
