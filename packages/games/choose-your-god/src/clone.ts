/** Copies of the table that share nothing with it. Written by hand: searches clone a hundred thousand times a second. */
import { clonePlain, type Seen } from '@conclave/kernel';
import type { CityFrame } from './frames.ts';
import type { City, OpenPlayer, OpenTable, Player, Priest } from './state.ts';

export function clone(s: City): City {
  return tableWith(s, {
    stack: s.stack.map(cloneFrame),
    players: s.players.map(clonePlayer),
    miracleDeck: s.miracleDeck.slice(),
    intrigueDeck: s.intrigueDeck.slice(),
    licenseDeck: s.licenseDeck.slice(),
  });
}

function clonePlayer(player: Player): Player {
  return playerWith(player, { miracles: player.hand.miracles.slice(), intrigues: player.hand.intrigues.slice() });
}

/** What a table has besides what everybody sees. */
type Hidden = Exclude<keyof City, keyof OpenTable>;

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
    seating: open.seating.slice(),
    round: open.round,
    firstPlayer: open.firstPlayer,
    activeLocation: open.activeLocation,
    loc: { raid: open.loc.raid, seizedBy: open.loc.seizedBy, leastWins: open.loc.leastWins },
    licenseSlots: open.licenseSlots.slice(),
    supremacy: { owner: open.supremacy.owner, faceUp: open.supremacy.faceUp },
    mobReserve: open.mobReserve,
    lastWinner: open.lastWinner,
    result: open.result === null ? null : clonePlain(open.result),
  };
}

/** The same for a player. */
export function playerWith<H>(open: Seen<OpenPlayer>, hand: H): OpenPlayer & { hand: H } {
  const player = openPlayer(open) as OpenPlayer & { hand: H };
  player.hand = hand;
  return player;
}

export function openPlayer(open: Seen<OpenPlayer>): OpenPlayer {
  return {
    cult: open.cult,
    dark: open.dark,
    summonings: open.summonings,
    followers: open.followers,
    coins: open.coins,
    mobs: open.mobs,
    altars: open.altars.slice(),
    priests: open.priests.map(clonePriest),
    licenses: open.licenses.slice(),
    celebrating: open.celebrating,
    prayed: open.prayed,
    placements: open.placements,
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

function clonePriest({ id, strength, zone, coins, bonus }: Seen<Priest>): Priest {
  return { id, strength, zone, coins, bonus };
}
