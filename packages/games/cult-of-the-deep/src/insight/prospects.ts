/** Who is likely to win: a race between the life of the High Priest and that of his enemies (section 6). */
import type { Seat } from '@conclave/kernel';
import type { Deal } from '../beliefs.ts';
import type { RoleId } from '../components/roles.ts';
import type { Deep } from '../state.ts';
import { highPriest, playerAt } from '../verbs/table.ts';
import { chanceBy, leadOf } from './lead.ts';
import { type Outlook, survives } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** How the sides stand in one deal of the roles: sums over seats, so that a change of one seat need not count the others again. */
export interface Race {
  /** By seat. */
  readonly roles: readonly RoleId[];
  readonly outlook: Outlook;
  /** Whether the Faithful shelter a High Priest who is the Necromancer (CD-6.2). */
  readonly faithfulShelter: boolean;
  /** Life that keeps the High Priest's side up, and life that must be taken for it to win. */
  shelter: number;
  enemies: number;
  /** What each side throws into the race. */
  zeal: number;
  malice: number;
  /** How far the High Priest's side leads, for whoever reckons it. */
  lead: number;
  // Life by side.
  priest: number;
  faithful: number;
  cabal: number;
}

/** The roles as they are dealt in this world, as the only deal there is. */
export function dealIn(s: Deep): readonly Deal[] {
  return [{ roles: s.players.map(({ role }) => role), weight: 1 }];
}

/** The chance of a seat to be among the winners, from 0 to 1, on the average of the deals. Their weights add up to 1. */
export function prospects(s: Deep, outlook: Outlook, seat: Seat, deals: readonly Deal[]): number {
  let sum = 0;
  for (const { roles, weight } of deals) sum += weight * chanceIn(raceOf(s, outlook, roles), seat);
  return sum;
}

export function raceOf(s: Deep, outlook: Outlook, roles: readonly RoleId[]): Race {
  const race: Race = {
    roles,
    outlook,
    // The High Priest is known to everybody, so that this is the same in every deal.
    faithfulShelter: playerAt(s, highPriest(s)).character === 'necromancer',
    shelter: 0,
    enemies: 0,
    zeal: WEIGHTS.drift,
    malice: WEIGHTS.drift,
    lead: 0,
    priest: 0,
    faithful: 0,
    cabal: 0,
  };
  for (let seat = 0; seat < roles.length; seat++) count(race, seat, 1);
  return race;
}

/** Counts a seat in (1) or out (-1). */
export function count(race: Race, seat: Seat, times: 1 | -1): void {
  const { outlook } = race;
  const { hereticLife, hereticZeal, reckons } = outlook.judgement;
  const role = race.roles[seat] as RoleId;
  if (reckons) race.lead += times * leadOf(role, outlook.life[seat] as number, outlook.power[seat] as number);
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
    race.enemies += role === 'cabalist' ? toTake : hereticLife * toTake;
    race.malice += role === 'cabalist' ? force : hereticZeal * force;
    if (role === 'cabalist') race.cabal += life;
  } else if (role === 'repentant-heretic') {
    race.zeal += force;
  } else {
    race.malice += force;
  }
}

/** The chance of a seat in a race. */
export function chanceIn(race: Race, seat: Seat): number {
  switch (race.roles[seat]) {
    case 'high-priest':
    case 'faithful':
      return chanceOfFaith(race, race.outlook.judgement.bulwark);
    case 'cabalist':
      return 1 - chanceOfFaith(race, 1);
    default:
      return chanceOfHeretic(race, seat, chanceOfFaith(race, 1));
  }
}

/** Sums of parts that were counted in and out again end a hair beside 0. */
const NOTHING = 1e-9;

/** The chance that the High Priest outlives his enemies, his life counting for so much. */
function chanceOfFaith({ outlook, lead: reckoned, shelter, enemies, zeal, malice }: Race, bulwark: number): number {
  if (shelter < NOTHING) return 1 - WEIGHTS.nearlyCertain;
  if (enemies < NOTHING) return WEIGHTS.nearlyCertain;
  if (outlook.judgement.reckons) return chanceBy(reckoned);
  const lead = ((bulwark === 1 ? shelter : shelter ** bulwark) * zeal) / (enemies * malice);
  const chance = 1 / (1 + lead ** -WEIGHTS.sharpness);
  return 0.5 + WEIGHTS.undecided * (chance - 0.5);
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
function chanceOfHeretic({ roles, outlook, priest, cabal, faithful }: Race, seat: Seat, faith: number): number {
  const isRepentant = roles[seat] === 'repentant-heretic';
  const beyond = isRepentant ? faith : 1 - faith;
  if (!survives(outlook, seat)) return beyond;
  const mine = outlook.life[seat] as number;
  const last = (mine / (mine + priest + cabal + faithful)) * share(priest, cabal + faithful);
  // Whose death ends the game does not win by it (CD-6.4, CD-9.92).
  if (cabal < NOTHING) return last;
  const { timing, mercy, devotion } = outlook.judgement;
  const role = isRepentant ? 'repentant-heretic' : 'vengeful-heretic';
  const outlived = share((isRepentant ? cabal : priest) ** timing[role], mine ** timing[role]);
  const diesInTime = mercy * outlived;
  const afterlife = 0.5 + devotion[role] * (beyond - 0.5);
  return diesInTime * afterlife + (1 - diesInTime) * last;
}

function share(one: number, other: number): number {
  return one / (one + other || 1);
}
