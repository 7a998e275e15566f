/** Copies of the table that share nothing with it. Written by hand: searches clone many thousand times a second. */
import { clonePlain, type Seen } from '@conclave/kernel';
import type { RoomId } from './components/locations.ts';
import type { AmongFrame } from './frames.ts';
import type { Among, Hunt, OpenPlayer, OpenRoom, OpenTable, Player, RoomState } from './state.ts';

export function clone(s: Among): Among {
  const copy: Among = tableWith(s, {
    stack: s.stack.map(cloneFrame),
    players: s.players.map(clonePlayer),
    rooms: cloneRooms(s.rooms),
    unsafeDeck: s.unsafeDeck.slice(),
    eventDeck: s.eventDeck.slice(),
    reserve: { ...s.reserve },
    unusedRoutes: s.unusedRoutes.slice(),
    hunt: s.hunt === null ? null : cloneHunt(s.hunt),
    snapshot: s.snapshot,
    chronicle: s.chronicle.map((entry) => ({ ...entry })),
  });
  // Never changed, so it can be shared.
  if (s.doubts !== undefined) copy.doubts = s.doubts;
  return copy;
}

function clonePlayer(player: Player): Player {
  const { role, route, pulse, firstPulse } = player;
  const { alive, dead, success, failure, sabotage } = player.hand;
  return playerWith(player, role, route, { alive, dead, success, failure, sabotage }, pulse.slice(), firstPulse);
}

function cloneRooms(rooms: Among['rooms']): Among['rooms'] {
  const copy: Among['rooms'] = {};
  for (const id in rooms) copy[id as RoomId] = cloneRoom(rooms[id as RoomId] as RoomState);
  return copy;
}

function cloneRoom(room: RoomState): RoomState {
  return roomWith(room, room.deck.slice(), room.item);
}

/** What a table has besides what everybody sees. `doubts` are of imagined worlds only. */
type Hidden = Exclude<keyof Among, keyof OpenTable | 'doubts'>;

/**
 * A table with everything that is open copied from another: clones and worlds are made by it. What is not open to all
 * is handed in, so that whoever makes one says what becomes of each secret, and nothing unnamed can come along.
 */
export function tableWith<H extends Record<Hidden, unknown>>(
  open: Seen<OpenTable>,
  hidden: H,
): OpenTable & { [K in Hidden]: H[K] } {
  return Object.assign(openTable(open), hidden);
}

/** A copy of what everybody sees: a view is made of it, which adds what its observer may know. */
export function openTable(open: Seen<OpenTable>): OpenTable {
  return {
    options: { ...open.options },
    variant: open.variant,
    specialRoles: open.specialRoles.slice(),
    round: open.round,
    phase: open.phase,
    startPlayer: open.startPlayer,
    vp: open.vp,
    eventDiscard: open.eventDiscard.slice(),
    fishman: open.fishman,
    hazards: open.hazards.map(({ location, round }) => ({ location, round })),
    generator: open.generator,
    dark: open.dark,
    jammedRound: open.jammedRound,
    burned: open.burned === null ? null : { room: open.burned.room, round: open.burned.round },
    voteRound: open.voteRound,
    assassinStruck: open.assassinStruck,
    door: open.door,
    altar: open.altar,
    droppedItems: open.droppedItems.map(({ item, location }) => ({ item, location })),
    usedItems: open.usedItems.slice(),
    result: open.result === null ? null : clonePlain(open.result),
  };
}

/** The same for a player. */
export function playerWith<R, W, H, P, F>(
  open: Seen<OpenPlayer>,
  role: R,
  route: W,
  hand: H,
  pulse: P,
  firstPulse: F,
): OpenPlayer & { role: R; route: W; hand: H; pulse: P; firstPulse: F } {
  const player = openPlayer(open) as OpenPlayer & { role: R; route: W; hand: H; pulse: P; firstPulse: F };
  player.role = role;
  player.route = route;
  player.hand = hand;
  player.pulse = pulse;
  player.firstPulse = firstPulse;
  return player;
}

export function openPlayer(open: Seen<OpenPlayer>): OpenPlayer {
  return {
    character: open.character,
    shown: open.shown,
    ghost: open.ghost,
    location: open.location,
    walk: open.walk.slice(),
    items: open.items.slice(),
    votesInitiated: open.votesInitiated,
    fellBeside: open.fellBeside.slice(),
  };
}

/** The same for a room. */
export function roomWith<D, I>(open: Seen<OpenRoom>, deck: D, item: I): OpenRoom & { deck: D; item: I } {
  const room = openRoom(open) as OpenRoom & { deck: D; item: I };
  room.deck = deck;
  room.item = item;
  return room;
}

export function openRoom({ books, acolyte, portal, spentItem }: Seen<OpenRoom>): OpenRoom {
  return { books, acolyte, portal, spentItem };
}

export function cloneFrame(frame: AmongFrame): AmongFrame {
  switch (frame.rule) {
    // A seat that has yet to move or act, and the round itself: most frames are of these kinds.
    case 'move':
      return { rule: 'move', seat: frame.seat };
    case 'action':
      return { rule: 'action', seat: frame.seat, used: frame.used };
    case 'round':
      return frame.at === undefined ? { rule: 'round' } : { rule: 'round', at: frame.at };
    default:
      return clonePlain(frame);
  }
}

export function cloneHunt(hunt: Hunt): Hunt {
  return {
    curse: hunt.curse,
    unusedCurses: hunt.unusedCurses.slice(),
    deck: hunt.deck.slice(),
    snaresLeft: { jaws: hunt.snaresLeft.jaws, empty: hunt.snaresLeft.empty },
    snares: hunt.snares.map(({ location, face }) => ({ location, face })),
    sprung: hunt.sprung.slice(),
    jawsSprungByOthers: hunt.jawsSprungByOthers,
  };
}
