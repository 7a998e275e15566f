/** Copies of the table that share nothing with it. Written by hand: searches clone hundreds of thousands of times a second. */
import { clonePlain, type Seen } from '@conclave/kernel';
import type { RiseFrame } from './frames.ts';
import type { LocationState, OpenPlayer, OpenTable, Player, Rise, Side } from './state.ts';

export function clone(s: Rise): Rise {
  const players: Rise['players'] = [clonePlayer(s.players[0]), clonePlayer(s.players[1])];
  return tableWith(s, {
    stack: s.stack.map(cloneFrame),
    locations: cloneLocations(s.locations),
    players,
    deck: s.deck.slice(),
    monsterDeck: s.monsterDeck.slice(),
    artifactDeck: s.artifactDeck.slice(),
    box: s.box.slice(),
  });
}

function clonePlayer(player: Player): Player {
  const { cultists, monsters, artifacts, knownNextOldOne } = player;
  return playerWith(player, cultists.slice(), monsters.slice(), artifacts.slice(), knownNextOldOne);
}

/** What a table has besides what everybody sees. */
type Hidden = Exclude<keyof Rise, keyof OpenTable>;

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
    activeSeat: open.activeSeat,
    turnNumber: open.turnNumber,
    actionsLeft: open.actionsLeft,
    forcedDeckDraw: open.forcedDeckDraw,
    deckDrawnThisTurn: open.deckDrawnThisTurn,
    turnsSinceDeckDraw: open.turnsSinceDeckDraw,
    valleyPlayed: open.valleyPlayed.slice(),
    valleyTaken: open.valleyTaken.slice(),
    valley: open.valley.slice(),
    discard: open.discard.slice(),
    monsterDiscard: open.monsterDiscard.slice(),
    artifactDiscard: open.artifactDiscard.slice(),
    hunter: open.hunter,
    pointsVictory: open.pointsVictory,
    awakeCount: open.awakeCount,
    result: open.result === null ? null : clonePlain(open.result),
  };
}

/** The same for a player. */
export function playerWith<C, M, A, N>(
  open: Seen<OpenPlayer>,
  cultists: C,
  monsters: M,
  artifacts: A,
  knownNextOldOne: N,
): OpenPlayer & { cultists: C; monsters: M; artifacts: A; knownNextOldOne: N } {
  const player = openPlayer(open) as OpenPlayer & { cultists: C; monsters: M; artifacts: A; knownNextOldOne: N };
  player.cultists = cultists;
  player.monsters = monsters;
  player.artifacts = artifacts;
  player.knownNextOldOne = knownNextOldOne;
  return player;
}

export function openPlayer(open: Seen<OpenPlayer>): OpenPlayer {
  return {
    artifactsAcquired: open.artifactsAcquired,
    monstersPlayed: open.monstersPlayed,
    locationPowersUsed: open.locationPowersUsed.slice(),
  };
}

export function cloneLocations({ arkham, dunwich, innsmouth, kingsport }: Rise['locations']): Rise['locations'] {
  return {
    arkham: cloneLocation(arkham),
    dunwich: cloneLocation(dunwich),
    innsmouth: cloneLocation(innsmouth),
    kingsport: cloneLocation(kingsport),
  };
}

export function cloneFrame(frame: RiseFrame): RiseFrame {
  switch (frame.rule) {
    // These two are on the stack in nearly every state.
    case 'turn':
      return { rule: 'turn', at: frame.at };
    case 'turn-action':
      return { rule: 'turn-action' };
    default:
      return clonePlain(frame);
  }
}

export function cloneLocation({ oldOne, double, sides }: LocationState): LocationState {
  return { oldOne, double, sides: [cloneSide(sides[0]), cloneSide(sides[1])] };
}

function cloneSide({ cultists, attachments }: Side): Side {
  return { cultists: cultists.slice(), attachments: attachments.slice() };
}
