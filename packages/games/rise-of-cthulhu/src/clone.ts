/** A copy of the table that shares nothing with it. Written by hand: searches clone hundreds of thousands of times a second. */
import { clonePlain } from '@conclave/kernel';
import type { RiseFrame } from './frames.ts';
import type { LocationState, Player, Rise, Side } from './state.ts';

export function clone(s: Rise): Rise {
  const { arkham, dunwich, innsmouth, kingsport } = s.locations;
  return {
    stack: s.stack.map(cloneFrame),
    options: { ...s.options },
    activeSeat: s.activeSeat,
    turnNumber: s.turnNumber,
    actionsLeft: s.actionsLeft,
    forcedDeckDraw: s.forcedDeckDraw,
    deckDrawnThisTurn: s.deckDrawnThisTurn,
    turnsSinceDeckDraw: s.turnsSinceDeckDraw,
    valleyPlayed: s.valleyPlayed.slice(),
    valleyTaken: s.valleyTaken.slice(),
    deck: s.deck.slice(),
    valley: s.valley.slice(),
    discard: s.discard.slice(),
    monsterDeck: s.monsterDeck.slice(),
    monsterDiscard: s.monsterDiscard.slice(),
    artifactDeck: s.artifactDeck.slice(),
    artifactDiscard: s.artifactDiscard.slice(),
    box: s.box.slice(),
    hunter: s.hunter,
    pointsVictory: s.pointsVictory,
    awakeCount: s.awakeCount,
    locations: {
      arkham: cloneLocation(arkham),
      dunwich: cloneLocation(dunwich),
      innsmouth: cloneLocation(innsmouth),
      kingsport: cloneLocation(kingsport),
    },
    players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
    result: s.result === null ? null : clonePlain(s.result),
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

function clonePlayer(player: Player): Player {
  return {
    cultists: player.cultists.slice(),
    monsters: player.monsters.slice(),
    artifacts: player.artifacts.slice(),
    artifactsAcquired: player.artifactsAcquired,
    monstersPlayed: player.monstersPlayed,
    locationPowersUsed: player.locationPowersUsed.slice(),
    knownNextOldOne: player.knownNextOldOne,
  };
}
