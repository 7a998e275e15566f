/** Who is likely to win: a race between the life of the High Priest and that of his enemies (section 6). */
import type { Seat } from '@conclave/kernel';
import type { Deep, Player } from '../state.ts';
import { playerAt } from '../table.ts';
import { type Outlook, survives } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How the sides stand: sums over seats, so that a change of one seat need not count the others again. */
export interface Race {
  /** Whether the Faithful shelter a High Priest who is the Necromancer (CD-6.2). */
  faithfulShelter: boolean;
  /** Life that keeps the High Priest's side up, and life that must be taken for it to win. */
  shelter: number;
  enemies: number;
  /** What each side throws into the race. */
  zeal: number;
  malice: number;
  // Life by side.
  priest: number;
  faithful: number;
  cabal: number;
}

/** The chance of a seat to be among the winners, from 0 to 1. */
export function prospects(s: Deep, outlook: Outlook, seat: Seat): number {
  return chanceIn(raceOf(s, outlook), s, outlook, seat);
}

export function raceOf(s: Deep, outlook: Outlook): Race {
  const { players } = s;
  const race: Race = {
    faithfulShelter: false,
    shelter: 0,
    enemies: 0,
    zeal: WEIGHTS.drift,
    malice: WEIGHTS.drift,
    priest: 0,
    faithful: 0,
    cabal: 0,
  };
  for (let seat = 0; seat < players.length; seat++) {
    const { role, character } = players[seat] as Player;
    if (role === 'high-priest') race.faithfulShelter = character === 'necromancer';
  }
  for (let seat = 0; seat < players.length; seat++) count(race, s, outlook, seat, 1);
  return race;
}

/** Counts a seat in (1) or out (-1). */
export function count(race: Race, s: Deep, outlook: Outlook, seat: Seat, times: 1 | -1): void {
  const { role } = s.players[seat] as Player;
  const life = times * (outlook.life[seat] as number);
  const force = times * forceOf(outlook, seat);
  if (role === 'high-priest') {
    race.priest += life;
    race.shelter += life;
    race.zeal += force;
  } else if (role === 'faithful') {
    race.faithful += life;
    race.zeal += force;
    if (race.faithfulShelter) race.shelter += life;
  } else if (life !== 0) {
    const toTake = life + times * WEIGHTS.tenacity;
    race.enemies += role === 'cabalist' ? toTake : WEIGHTS.hereticLife * toTake;
    race.malice += role === 'cabalist' ? force : WEIGHTS.hereticZeal * force;
    if (role === 'cabalist') race.cabal += life;
  } else if (role === 'repentant-heretic') {
    race.zeal += force;
  } else {
    race.malice += force;
  }
}

/** The chance of a seat in a race; the outlook is the one that was counted. */
export function chanceIn(race: Race, s: Deep, outlook: Outlook, seat: Seat): number {
  switch (playerAt(s, seat).role) {
    case 'high-priest':
    case 'faithful':
      return chanceOfFaith(race, WEIGHTS.bulwark);
    case 'cabalist':
      return 1 - chanceOfFaith(race, 1);
    default:
      return chanceOfHeretic(race, s, outlook, seat, chanceOfFaith(race, 1));
  }
}

/** Sums of parts that were counted in and out again end a hair beside 0. */
const NOTHING = 1e-9;

/** The chance that the High Priest outlives his enemies, his life counting for so much. */
function chanceOfFaith({ shelter, enemies, zeal, malice }: Race, bulwark: number): number {
  if (shelter < NOTHING) return 1 - WEIGHTS.nearlyCertain;
  if (enemies < NOTHING) return WEIGHTS.nearlyCertain;
  const lead = (shelter ** bulwark * zeal) / (enemies * malice);
  return 1 / (1 + lead ** -WEIGHTS.sharpness);
}

/** What a seat can throw into the race: the less life it has left, the closer it is to what it can do as a Wraith. */
function forceOf({ life, power }: Outlook, seat: Seat): number {
  const mine = life[seat] as number;
  const strength = power[seat] as number;
  const beyond = Math.min(strength, 2 * WEIGHTS.wraith);
  return mine <= 0 ? beyond : beyond + ((strength - beyond) * mine) / (mine + WEIGHTS.frailty);
}

/**
 * Dead, the Repentant wins with the High Priest and the Vengeful with the Cabalists; alive, a Heretic wins only as the
 * last one. So both want to die in time, the one before the Cabalists and the other before the High Priest, or the High
 * Priest to fall last of all. Who wins the race matters less to them before they are dead.
 */
function chanceOfHeretic(
  { priest, cabal, faithful }: Race,
  s: Deep,
  outlook: Outlook,
  seat: Seat,
  faith: number,
): number {
  const isRepentant = playerAt(s, seat).role === 'repentant-heretic';
  const beyond = isRepentant ? faith : 1 - faith;
  if (!survives(outlook, seat)) return beyond;
  const mine = outlook.life[seat] as number;
  const last = (mine / (mine + priest + cabal + faithful)) * share(priest, cabal + faithful);
  // Whose death ends the game does not win by it (CD-6.4, CD-9.92).
  if (cabal < NOTHING) return last;
  const outlived = share((isRepentant ? cabal : priest) ** WEIGHTS.timing, mine ** WEIGHTS.timing);
  const diesInTime = WEIGHTS.mercy * outlived;
  const afterlife = isRepentant ? 0.5 + WEIGHTS.repentance * (faith - 0.5) : 0.5;
  return diesInTime * afterlife + (1 - diesInTime) * last;
}

function share(one: number, other: number): number {
  return one / (one + other || 1);
}
