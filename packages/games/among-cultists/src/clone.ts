/** A copy of the table that shares nothing with it. Written by hand: searches clone many thousand times a second. */
import { clonePlain } from '@conclave/kernel';
import type { RoomId } from './components/locations.ts';
import type { AmongFrame } from './frames.ts';
import type { Among, Hunt, Player, RoomState } from './state.ts';

export function clone(s: Among): Among {
  const copy: Among = {
    stack: s.stack.map(cloneFrame),
    options: { ...s.options },
    variant: s.variant,
    specialRoles: s.specialRoles.slice(),
    round: s.round,
    phase: s.phase,
    startPlayer: s.startPlayer,
    vp: s.vp,
    players: s.players.map(clonePlayer),
    rooms: cloneRooms(s.rooms),
    unsafeDeck: s.unsafeDeck.slice(),
    eventDeck: s.eventDeck.slice(),
    eventDiscard: s.eventDiscard.slice(),
    reserve: { ...s.reserve },
    unusedRoutes: s.unusedRoutes.slice(),
    fishman: s.fishman,
    hazards: s.hazards.map(({ location, round }) => ({ location, round })),
    generator: s.generator,
    dark: s.dark,
    jammedRound: s.jammedRound,
    burned: s.burned === null ? null : { room: s.burned.room, round: s.burned.round },
    voteRound: s.voteRound,
    assassinStruck: s.assassinStruck,
    door: s.door,
    altar: s.altar,
    droppedItems: s.droppedItems.map(({ item, location }) => ({ item, location })),
    usedItems: s.usedItems.slice(),
    hunt: s.hunt === null ? null : cloneHunt(s.hunt),
    snapshot: s.snapshot,
    chronicle: s.chronicle.map((entry) => ({ ...entry })),
    result: s.result === null ? null : clonePlain(s.result),
  };
  // Never changed, so it can be shared.
  if (s.doubts !== undefined) copy.doubts = s.doubts;
  return copy;
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

function clonePlayer(player: Player): Player {
  const { alive, dead, success, failure, sabotage } = player.hand;
  return {
    character: player.character,
    role: player.role,
    shown: player.shown,
    route: player.route,
    hand: { alive, dead, success, failure, sabotage },
    pulse: player.pulse.slice(),
    firstPulse: player.firstPulse,
    ghost: player.ghost,
    location: player.location,
    walk: player.walk.slice(),
    items: player.items.slice(),
    votesInitiated: player.votesInitiated,
    fellBeside: player.fellBeside.slice(),
  };
}

function cloneRooms(rooms: Among['rooms']): Among['rooms'] {
  const copy: Among['rooms'] = {};
  for (const id in rooms) copy[id as RoomId] = cloneRoom(rooms[id as RoomId] as RoomState);
  return copy;
}

function cloneRoom({ deck, books, acolyte, portal, item, spentItem }: RoomState): RoomState {
  return { deck: deck.slice(), books, acolyte, portal, item, spentItem };
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
