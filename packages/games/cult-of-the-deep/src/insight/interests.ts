/** How much a seat's chance changes with the life of others and with its own power. */
import type { Seat } from '@conclave/kernel';
import type { Deal } from '../beliefs.ts';
import type { DeepMemory } from '../memory.ts';
import type { Deep } from '../state.ts';
import { highPriest } from '../verbs/table.ts';
import { isUnderCover, priceOf, strikesOf } from './cover.ts';
import type { Outlook } from './outlook.ts';
import { chanceIn, count, type Race, raceOf } from './prospects.ts';

/** By seat, on the average of the deals. */
export interface Interests {
  /** One life more for a seat. */
  readonly gain: readonly number[];
  /** One and two life less. */
  readonly loss: readonly (readonly [number, number])[];
  /** For one whole turn's worth of own power. */
  readonly power: number;
}

const A_LITTLE = 0.1;

export function interestsOf(
  s: Deep,
  outlook: Outlook,
  me: Seat,
  deals: readonly Deal[],
  memory?: DeepMemory,
): Interests {
  const gain = outlook.life.map(() => 0);
  const loss = outlook.life.map((): [number, number] => [0, 0]);
  let power = 0;
  for (const { roles, weight } of deals) {
    const race = raceOf(s, outlook, roles);
    const now = chanceIn(race, me);
    for (let seat = 0; seat < roles.length; seat++) {
      const life = outlook.life[seat] as number;
      if (life <= 0) continue;
      count(race, seat, -1);
      const less = loss[seat] as [number, number];
      gain[seat] = (gain[seat] as number) + weight * (chanceWith(race, me, seat, life + 1) - now);
      less[0] += weight * (chanceWith(race, me, seat, life - 1) - now);
      less[1] += weight * (chanceWith(race, me, seat, life - 2) - now);
      outlook.life[seat] = life;
      count(race, seat, 1);
    }
    power += (weight * (chanceIfStronger(race, me) - now)) / A_LITTLE;
  }
  if (isUnderCover(s, me)) addPrice(loss, s, me, strikesOf(s, me, memory));
  return { gain, loss, power };
}

/** The chance if a seat that was counted out had so much life; it is counted out again afterwards. */
function chanceWith(race: Race, me: Seat, seat: Seat, life: number): number {
  race.outlook.life[seat] = Math.max(0, life);
  count(race, seat, 1);
  const chance = chanceIn(race, me);
  count(race, seat, -1);
  return chance;
}

function chanceIfStronger(race: Race, me: Seat): number {
  const { power } = race.outlook;
  const own = power[me] as number;
  count(race, me, -1);
  power[me] = own + A_LITTLE;
  count(race, me, 1);
  const chance = chanceIn(race, me);
  power[me] = own;
  return chance;
}

/** A strike at the High Priest costs some of the cover that is left, counted in own life. */
function addPrice(loss: [number, number][], s: Deep, me: Seat, strikes: number): void {
  const pain = loss[highPriest(s)];
  const ownLife = loss[me]?.[0] ?? 0;
  if (pain === undefined) return;
  for (const harm of [1, 2] as const) {
    pain[harm - 1] = (pain[harm - 1] as number) + ownLife * (priceOf(strikes + harm) - priceOf(strikes));
  }
}

/** What so many points of life less for a seat are worth; beyond two, each counts as the second does. */
export function lossOf({ loss }: Interests, seat: Seat, amount: number): number {
  const pain = loss[seat];
  if (pain === undefined || amount <= 0) return 0;
  return amount === 1 ? pain[0] : pain[1] + (amount - 2) * (pain[1] - pain[0]);
}

export function gainOf({ gain }: Interests, seat: Seat): number {
  return gain[seat] ?? 0;
}
