/** What an observer sees (section 8), built up: a field that nobody listed here is not there. */
import {
  at,
  type Observer,
  type Pending,
  type PendingView,
  pendingViewOf,
  type Seat,
  type Seen,
  type Writable,
} from '@conclave/kernel';
import type { DeepChoice } from './choices.ts';
import { cloneDraft, cloneFrame, openPlayer, openTable } from './clone.ts';
import type { RoleId } from './components/roles.ts';
import type { SigilId } from './components/sigils/ids.ts';
import type { DeepFrame, Draft, Offer } from './frames.ts';
import { pending } from './rules/index.ts';
import type { Deep, OpenPlayer, OpenTable, Player } from './state.ts';
import { livingFrom } from './verbs/table.ts';

/** A frame as the observer may know it: a trade offer is known to its two sides only. */
export type FrameView =
  | Exclude<DeepFrame, { rule: 'trade-answer' }>
  | { rule: 'trade-answer'; offer: Offer | Pick<Offer, 'from' | 'to'> };

export interface PlayerView extends OpenPlayer {
  /** One's own, those that are public, and everybody's after the end. */
  readonly role?: RoleId;
  /** Holds an unused sigil. */
  readonly hasSigil: boolean;
  /** Which one: the owner's, and everybody's after the end. */
  readonly sigil?: SigilId | null;
  /** One's own. */
  readonly draft: Draft | null;
  readonly withdrawn: number;
}

export interface DeepView extends Seen<OpenTable> {
  /** The player who looks. */
  readonly seat: Observer;
  readonly players: readonly PlayerView[];
  readonly ritualDeckCount: number;
  /** What the rules are in the middle of. */
  readonly stack: readonly FrameView[];
  /** Which players decide what; the options are there for the one who looks. */
  readonly pending: PendingView<DeepChoice> | null;
  /** Sigils that were not dealt, after the end (CD-6.7). */
  readonly sigilsAside?: readonly SigilId[];
}

export function viewOf(s: Deep, observer: Observer, now: Pending<DeepChoice> | null = pending(s)): DeepView {
  const view: DeepView = Object.assign(openTable(s), {
    stack: s.stack.map((frame) => frameView(s, frame, observer)),
    players: s.players.map((player, seat) => playerView(s, player, isPlayer(s, seat, observer))),
    seat: observer,
    ritualDeckCount: s.ritualDeck.length,
    pending: pendingViewOf(now, observer),
  });
  return s.result === null ? view : { ...view, sigilsAside: s.sigilsAside.slice() };
}

/** What is not shown is not there at all: a secret is added for whoever may see it. */
function playerView(s: Deep, player: Player, isOwn: boolean): PlayerView {
  const isOpen = isOwn || s.result !== null;
  const seen: OpenPlayer & Partial<Writable<PlayerView>> = openPlayer(player);
  // Of an offer nobody else knows before it is made: to others it looks as if it had not begun (CD-4.122).
  seen.draft = isOwn ? cloneDraft(player.draft) : null;
  seen.withdrawn = isOwn ? player.withdrawn : 0;
  seen.hasSigil = player.sigil !== null;
  if (isOpen || player.roleIsPublic) seen.role = player.role;
  if (isOpen) seen.sigil = player.sigil;
  return seen as PlayerView;
}

function isPlayer(s: Deep, seat: Seat, observer: Observer): boolean {
  return observer !== 'spectator' && s.sitting[observer] === seat;
}

/** Of a chain of answers nobody else knows before its last one: to others it looks as if it had not begun (CD-4.122). */
function frameView(s: Deep, frame: DeepFrame, observer: Observer): FrameView {
  const knows = (seat: Seat) => isPlayer(s, seat, observer);
  switch (frame.rule) {
    case 'reroll':
      return knows(s.active) ? cloneFrame(frame) : { ...frame, picked: [] };
    case 'sigil-params':
      return knows(frame.seat) ? cloneFrame(frame) : { ...frame, picked: [] };
    case 'altar-sacrifice-pick':
      return knows(frame.seat) ? cloneFrame(frame) : { ...frame, about: firstLiving(s), gaining: [] };
    case 'trade-answer': {
      const { from, to } = frame.offer;
      return knows(from) || knows(to) ? cloneFrame(frame) : { rule: 'trade-answer', offer: { from, to } };
    }
    default:
      return cloneFrame(frame);
  }
}

function firstLiving(s: Deep): Seat {
  return at(livingFrom(s, s.active), 0);
}
