/** What an observer sees (section 8), built up: a field that nobody listed here is not there. */
import {
  type Observer,
  type Pending,
  type PendingView,
  pendingViewOf,
  type Seat,
  type Seen,
  type Writable,
} from '@conclave/kernel';
import type { AmongChoice } from './choices.ts';
import { cloneFrame, cloneHunt, openPlayer, openRoom, openTable } from './clone.ts';
import type { ByCard, PulseCard, RoomCard } from './components/cards.ts';
import type { EventCard } from './components/events.ts';
import type { Curse, HuntCard, SnareFace } from './components/hunt.ts';
import type { ItemId } from './components/items.ts';
import type { LocationId, RoomId } from './components/locations.ts';
import type { RoleId } from './components/roles.ts';
import type { RouteId } from './components/routes.ts';
import type { AmongFrame } from './frames.ts';
import { pulseCounts } from './rules/check-state.ts';
import { giversOf } from './rules/encounters.ts';
import { CURSE_ROUND, snaresSet } from './rules/hunter.ts';
import { pending } from './rules/index.ts';
import { movementPoints } from './rules/movement.ts';
import { knowsCultists, seesFirstPulse } from './setup.ts';
import type { Among, Entry, Hunt, OpenPlayer, OpenRoom, OpenTable, PulseDeckCard, RoomState } from './state.ts';
import {
  allSeats,
  figuresOf,
  isActive,
  isCultist,
  isUnsafe,
  mapOf,
  organismAwake,
  playerOf,
  pulseCardsInHand,
  roomCardsInHand,
  roomOf,
  targetOf,
  turnOrder,
} from './table.ts';

export interface PlayerView extends Seen<OpenPlayer> {
  readonly movementPoints: number;
  readonly pulseCount: number;
  readonly handCount: { readonly pulse: number; readonly room: number };
  /** Its owner, everybody once it was shown, and everybody after the end. */
  readonly role?: RoleId;
  /** Whether it is a Cultist's: also for whoever learned it in the night. */
  readonly cultist?: boolean;
  /** Its owner; everybody after the end. */
  readonly route?: RouteId;
  readonly hand?: ByCard;
  /** Whoever saw it in the night; everybody after the end. */
  readonly firstPulse?: PulseCard;
  /** Nobody before the end, not even its owner. */
  readonly pulse?: readonly PulseDeckCard[];
}

export interface RoomView extends Seen<OpenRoom> {
  readonly deckCount: number;
  readonly active: boolean;
  /** An Item token lies here face down. */
  readonly hasItem: boolean;
  /** After the end. */
  readonly deck?: readonly RoomCard[];
  readonly item?: ItemId | null;
}

export interface HuntView {
  readonly deckCount: number;
  readonly snaresSet: number;
  readonly sprung: readonly SnareFace[];
  /** Faces are known to the Hunter. */
  readonly snares: readonly { readonly location: LocationId; readonly face?: SnareFace }[];
  /** The Hunter only. How often others were caught would betray who is not "other". */
  readonly snaresLeft?: Hunt['snaresLeft'];
  readonly jawsSprungByOthers?: number;
  /** The Hunter, from round 4. */
  readonly curse?: Curse;
  /** After the end. */
  readonly deck?: readonly HuntCard[];
  readonly unusedCurses?: readonly Curse[];
}

/** A frame with no sealed answer but the observer's own, and without the card that only the owl's finder knows. */
export type FrameView = AmongFrame | Omit<Extract<AmongFrame, { rule: 'owl-room' }>, 'card'>;

export interface AmongView extends Seen<OpenTable> {
  readonly seat: Observer;
  readonly turnOrder: readonly Seat[];
  readonly target: number;
  readonly deadNeeded: number;
  readonly players: readonly PlayerView[];
  readonly rooms: Readonly<Partial<Record<RoomId, RoomView>>>;
  readonly unsafePassages: readonly LocationId[];
  readonly unsafeCount: number;
  readonly eventCount: number;
  readonly organismAwake: boolean;
  readonly hunt: HuntView | null;
  /** What the rules are in the middle of. */
  readonly stack: readonly FrameView[];
  /** Who decides what. In a uniform ballot `seats` are all its voters, whoever has answered. */
  readonly pending: (PendingView<AmongChoice> & { readonly uniform: boolean }) | null;
  /** What a checker sees of the Pulse deck until the state is announced (AC-4.40). */
  readonly checked?: { readonly target: Seat } & Readonly<Record<PulseCard, number>>;
  /** Everything else that lay face down, after the end (AC-6.30). */
  readonly revealed?: {
    readonly unsafeDeck: readonly PulseCard[];
    readonly eventDeck: readonly EventCard[];
    readonly reserve: ByCard;
    readonly snapshot: number;
    readonly chronicle: readonly Entry[];
  };
}

export function viewOf(s: Among, observer: Observer, now: Pending<AmongChoice> | null = pending(s)): AmongView {
  const rooms: Partial<Record<RoomId, RoomView>> = {};
  for (const id of mapOf(s).rooms) rooms[id] = roomView(s, roomOf(s, id));
  const view: AmongView = Object.assign(openTable(s), {
    stack: s.stack.map((frame) => frameView(frame, observer)),
    players: allSeats(s).map((seat) => playerView(s, seat, observer)),
    rooms,
    hunt: s.hunt === null ? null : huntView(s, s.hunt, observer),
    seat: observer,
    turnOrder: turnOrder(s),
    target: targetOf(s),
    deadNeeded: figuresOf(s).deadNeeded,
    unsafePassages: unsafePassages(s),
    unsafeCount: s.unsafeDeck.length,
    eventCount: s.eventDeck.length,
    organismAwake: organismAwake(s),
    pending: pendingView(s, now, observer),
  });
  const checked = checkedView(s, observer);
  if (checked === null && s.result === null) return view;
  return {
    ...view,
    ...(checked === null ? {} : { checked }),
    ...(s.result === null ? {} : { revealed: revealed(s) }),
  };
}

export function unsafePassages(s: Among): LocationId[] {
  return mapOf(s).passages.filter((passage) => isUnsafe(s, passage));
}

function playerView(s: Among, seat: Seat, observer: Observer): PlayerView {
  const player = playerOf(s, seat);
  const isOver = s.result !== null;
  const isOwn = observer === seat || isOver;
  const knowsRole = isOwn || player.shown === 'role';
  const knowsTeam = knowsRole || player.shown === 'team' || learnedCultists(s, observer);
  const sawFirstPulse = isOver || (observer !== 'spectator' && seesFirstPulse(s, observer, seat));
  const seen: Writable<PlayerView> = Object.assign(openPlayer(player), {
    movementPoints: movementPoints(s, seat),
    pulseCount: player.pulse.length,
    handCount: { pulse: pulseCardsInHand(player), room: roomCardsInHand(player) },
  });
  // What is not shown is not there at all: a secret is added for whoever may see it.
  if (knowsRole) seen.role = player.role;
  if (knowsTeam) seen.cultist = isCultist(player);
  if (isOwn) {
    seen.route = player.route;
    seen.hand = { ...player.hand };
  }
  if (sawFirstPulse) seen.firstPulse = player.firstPulse;
  if (isOver) seen.pulse = player.pulse.slice();
  return seen;
}

/** Who learned all the Cultists' names in the night knows of everybody else, too. */
function learnedCultists(s: Among, observer: Observer): boolean {
  return observer !== 'spectator' && knowsCultists(playerOf(s, observer).role);
}

export function roomView(s: Among, room: RoomState): RoomView {
  return {
    ...openRoom(room),
    deckCount: room.deck.length,
    active: isActive(room),
    hasItem: room.item !== null,
    ...(s.result === null ? {} : { deck: room.deck.slice(), item: room.item }),
  };
}

function huntView(s: Among, hunt: Hunt, observer: Observer): HuntView {
  const isOver = s.result !== null;
  const isHunter = observer !== 'spectator' && playerOf(s, observer).role === 'cursed-hunter';
  const { curse, deck, unusedCurses, snaresLeft, snares, sprung, jawsSprungByOthers } = cloneHunt(hunt);
  return {
    deckCount: deck.length,
    snaresSet: snaresSet(hunt),
    sprung,
    snares: isHunter || isOver ? snares : snares.map(({ location }) => ({ location })),
    ...(isHunter || isOver ? { snaresLeft, jawsSprungByOthers } : {}),
    ...((isHunter && s.round >= CURSE_ROUND) || isOver ? { curse } : {}),
    ...(isOver ? { deck, unusedCurses } : {}),
  };
}

function frameView(frame: AmongFrame, observer: Observer): FrameView {
  if (frame.rule === 'owl-room' && frame.seat !== observer) {
    const { card: _, ...open } = frame;
    return open;
  }
  if (!('sealed' in frame)) return cloneFrame(frame);
  const { sealed, ...open } = frame;
  const own = observer === 'spectator' ? undefined : sealed?.[observer];
  return cloneFrame((own === undefined ? open : { ...open, sealed: { [observer]: own } }) as AmongFrame);
}

function pendingView(s: Among, now: Pending<AmongChoice> | null, observer: Observer): AmongView['pending'] {
  const shown = pendingViewOf(now, observer);
  if (now === null || shown === null) return null;
  if (now.uniform !== true) return { ...shown, uniform: false };
  return { ...shown, uniform: true, seats: votersOf(s, s.stack[s.stack.length - 1] as AmongFrame) };
}

/** Everybody whom a uniform ballot asked, whether they have answered or not. */
function votersOf(s: Among, frame: AmongFrame): readonly Seat[] {
  if (frame.rule === 'give-pulse') return giversOf(s, frame);
  if (frame.rule === 'ritual-card') return [...frame.picked];
  return allSeats(s);
}

function checkedView(s: Among, observer: Observer): NonNullable<AmongView['checked']> | null {
  const top = s.stack[s.stack.length - 1];
  if (top?.rule !== 'announce-state' || top.seat !== observer) return null;
  return { target: top.target, ...pulseCounts(playerOf(s, top.target)) };
}

function revealed(s: Among): NonNullable<AmongView['revealed']> {
  return {
    unsafeDeck: [...s.unsafeDeck],
    eventDeck: [...s.eventDeck],
    reserve: { ...s.reserve },
    snapshot: s.snapshot,
    chronicle: s.chronicle.map((entry) => ({ ...entry })),
  };
}
