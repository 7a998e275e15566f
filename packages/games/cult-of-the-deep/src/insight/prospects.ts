/** Who is likely to win: a race between the life of the High Priest and that of his enemies (section 6). */
import type { Seat } from '@conclave/kernel';
import type { Deep, Player } from '../state.ts';
import { playerAt } from '../table.ts';
import { type Outlook, survives } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** The chance of a seat to be among the winners, from 0 to 1. */
export function prospects(s: Deep, outlook: Outlook, seat: Seat): number {
  const faith = chanceOfFaith(s, outlook);
  switch (playerAt(s, seat).role) {
    case 'high-priest':
    case 'faithful':
      return faith;
    case 'cabalist':
      return 1 - faith;
    default:
      return chanceOfHeretic(s, outlook, seat, faith);
  }
}

/** The chance that the High Priest outlives his enemies. Plain loops: it is asked dozens of times for every choice looked at. */
function chanceOfFaith({ players }: Deep, outlook: Outlook): number {
  const { life } = outlook;
  let shelter = 0;
  let enemies = 0;
  let zeal = WEIGHTS.drift;
  let malice = WEIGHTS.drift;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat] as Player;
    const mine = life[seat] as number;
    const force = forceOf(outlook, seat);
    const { role } = player;
    if (role === 'high-priest') {
      shelter += mine;
      zeal += force;
    } else if (role === 'faithful') {
      zeal += force;
      if (isShelter(players)) shelter += mine;
    } else if (mine > 0) {
      enemies += mine + WEIGHTS.tenacity;
      malice += role === 'cabalist' ? force : WEIGHTS.hereticZeal * force;
    } else if (role === 'repentant-heretic') {
      zeal += force;
    } else {
      malice += force;
    }
  }
  if (shelter <= 0) return 1 - WEIGHTS.nearlyCertain;
  if (enemies <= 0) return WEIGHTS.nearlyCertain;
  const lead = Math.log((shelter * zeal) / (enemies * malice));
  return 1 / (1 + Math.exp(-WEIGHTS.sharpness * lead));
}

/** A High Priest who is the Necromancer has not fallen while a Faithful lives (CD-6.2). */
function isShelter(players: readonly Player[]): boolean {
  return players.some(({ role, character }) => role === 'high-priest' && character === 'necromancer');
}

/** What a seat can throw into the race; the dying hold back, Wraiths do not. */
function forceOf({ life, power }: Outlook, seat: Seat): number {
  const mine = life[seat] as number;
  const strength = power[seat] as number;
  if (mine > 0) return (strength * mine) / (mine + WEIGHTS.frailty);
  return Math.min(strength, 2 * WEIGHTS.wraith);
}

/**
 * Dead, the Repentant wins with the High Priest and the Vengeful with the Cabalists; alive, a Heretic wins only as the
 * last one. So both want to die in time, the one before the Cabalists and the other before the High Priest, or the High
 * Priest to fall last of all.
 */
function chanceOfHeretic(s: Deep, outlook: Outlook, seat: Seat, faith: number): number {
  const isRepentant = playerAt(s, seat).role === 'repentant-heretic';
  const beyond = isRepentant ? faith : 1 - faith;
  if (!survives(outlook, seat)) return beyond;
  const { priest, cabal, faithful } = livesBySide(s, outlook);
  const mine = outlook.life[seat] as number;
  const last = (mine / (mine + priest + cabal + faithful)) * share(priest, cabal + faithful);
  // Whose death ends the game does not win by it (CD-6.4, CD-9.92).
  if (cabal === 0) return last;
  const diesInTime = share(isRepentant ? cabal : priest, mine);
  return diesInTime * beyond + (1 - diesInTime) * last;
}

function share(one: number, other: number): number {
  return one / (one + other || 1);
}

function livesBySide({ players }: Deep, { life }: Outlook): { priest: number; cabal: number; faithful: number } {
  let priest = 0;
  let cabal = 0;
  let faithful = 0;
  for (const [seat, { role }] of players.entries()) {
    const left = life[seat] as number;
    if (role === 'high-priest') priest += left;
    if (role === 'cabalist') cabal += left;
    if (role === 'faithful') faithful += left;
  }
  return { priest, cabal, faithful };
}
