/** A copy of the table that shares nothing with it. Written by hand: searches clone a hundred thousand times a second. */
import { clonePlain } from '@conclave/kernel';
import type { CityFrame } from './frames.ts';
import type { City, Player, Priest } from './state.ts';

export function clone(s: City): City {
  return {
    stack: s.stack.map(cloneFrame),
    options: { ...s.options },
    seating: s.seating.slice(),
    round: s.round,
    firstPlayer: s.firstPlayer,
    activeLocation: s.activeLocation,
    loc: { raid: s.loc.raid, seizedBy: s.loc.seizedBy, leastWins: s.loc.leastWins },
    licenseSlots: s.licenseSlots.slice(),
    miracleDeck: s.miracleDeck.slice(),
    intrigueDeck: s.intrigueDeck.slice(),
    licenseDeck: s.licenseDeck.slice(),
    supremacy: { owner: s.supremacy.owner, faceUp: s.supremacy.faceUp },
    mobReserve: s.mobReserve,
    lastWinner: s.lastWinner,
    players: s.players.map(clonePlayer),
    result: s.result === null ? null : clonePlain(s.result),
  };
}

export function cloneFrame(frame: CityFrame): CityFrame {
  switch (frame.rule) {
    // These are on the stack in nearly every state.
    case 'round':
      return { rule: 'round', at: frame.at };
    case 'act':
      return { rule: 'act', seat: frame.seat };
    case 'resolution':
      return { rule: 'resolution', location: frame.location };
    default:
      return clonePlain(frame);
  }
}

function clonePlayer(player: Player): Player {
  return {
    cult: player.cult,
    dark: player.dark,
    summonings: player.summonings,
    followers: player.followers,
    coins: player.coins,
    mobs: player.mobs,
    altars: player.altars.slice(),
    priests: player.priests.map(clonePriest),
    hand: { miracles: player.hand.miracles.slice(), intrigues: player.hand.intrigues.slice() },
    licenses: player.licenses.slice(),
    celebrating: player.celebrating,
    prayed: player.prayed,
    placements: player.placements,
  };
}

export function clonePriest({ id, strength, zone, coins, bonus }: Priest): Priest {
  return { id, strength, zone, coins, bonus };
}
