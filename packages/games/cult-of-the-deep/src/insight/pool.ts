/** What dice are worth that are not placed yet, and what a re-roll may make of them. */
import type { Seat } from '@conclave/kernel';
import { FACES, type Face, harmOf } from '../components/faces.ts';
import type { DeepMemory } from '../memory.ts';
import type { Deep } from '../state.ts';
import { highPriest, isLiving, playerAt, symbolOf } from '../table.ts';
import { isUnderCover, priceOf, strikesOf } from './cover.ts';
import { altarGain, type Outlook } from './outlook.ts';
import { chanceIn, count, raceOf } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** How much the seat's chance changes with the life of others and with its own power. */
export interface Interests {
  /** One life more for a seat. */
  readonly gain: readonly number[];
  /** One and two life less. */
  readonly loss: readonly (readonly [number, number])[];
  /** For one whole turn's worth of power. */
  readonly power: number;
}

const A_LITTLE = 0.1;

export function interestsOf(s: Deep, outlook: Outlook, me: Seat, memory?: DeepMemory): Interests {
  const { life, power } = outlook;
  const race = raceOf(s, outlook);
  const now = chanceIn(race, s, outlook, me);
  const trial = { ...race };
  const gain: number[] = [];
  const loss: [number, number][] = [];
  // What a seat's life would have to be, one trial after another; the seat is counted out once and in again each time.
  for (let seat = 0; seat < life.length; seat++) {
    const before = life[seat] as number;
    if (before <= 0) {
      gain.push(0);
      loss.push([0, 0]);
      continue;
    }
    const without = { ...race };
    count(without, s, outlook, seat, -1);
    const having = (amount: number) => {
      life[seat] = Math.max(0, amount);
      Object.assign(trial, without);
      count(trial, s, outlook, seat, 1);
      return chanceIn(trial, s, outlook, me) - now;
    };
    gain.push(having(before + 1));
    loss.push([having(before - 1), having(before - 2)]);
    life[seat] = before;
  }
  if (isUnderCover(s, me)) addPrice(loss, s, me, strikesOf(s, me, memory));
  const own = power[me] as number;
  count(race, s, outlook, me, -1);
  power[me] = own + A_LITTLE;
  count(race, s, outlook, me, 1);
  const stronger = chanceIn(race, s, outlook, me) - now;
  power[me] = own;
  return { gain, loss, power: stronger / A_LITTLE };
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

/** What a die of this face does for the seat where it does most; a blow must be struck even where it does not please. */
export function worthOfFace(s: Deep, me: Seat, face: Face, interests: Interests): number {
  const { gain, loss, power } = interests;
  let best = Number.NEGATIVE_INFINITY;
  const harm = harmOf(face);
  for (const seat of s.players.keys()) {
    if (!isLiving(s, seat)) continue;
    if (seat === me && face === symbolOf(s, me)) best = Math.max(best, gain[seat] as number);
    else if (face === 'blood') best = Math.max(best, gain[seat] as number);
    else if (harm > 0 && seat !== me) {
      const sure = playerAt(s, seat).roleIsPublic ? 1 : WEIGHTS.guessed;
      const pain = loss[seat] as readonly [number, number];
      best = Math.max(best, sure * (harm === 1 ? pain[0] : pain[1]));
    }
  }
  for (const index of s.altars.keys()) {
    const progress = altarGain(s, index, face);
    if (progress > 0) best = Math.max(best, power * progress);
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** What all the dice in the pool are worth to their owner. */
export function worthOfPool(s: Deep, outlook: Outlook, me: Seat, memory?: DeepMemory): number {
  if (s.active !== me || !s.dice.some(({ at }) => at === 'pool')) return 0;
  const values = faceValues(s, outlook, me, memory);
  const top = s.stack[s.stack.length - 1];
  const rolling = top?.rule === 'reroll' && top.left > 0 ? top : null;
  const fresh = rolling === null ? Number.NEGATIVE_INFINITY : worthOfRoll(values, rolling.left - 1);
  let sum = 0;
  for (const { id, face, at } of s.dice) {
    if (at !== 'pool') continue;
    const value = values[FACES.indexOf(face)] as number;
    sum += rolling?.picked.includes(id) ? fresh : Math.max(value, fresh);
  }
  return WEIGHTS.inPool * sum;
}

/** By face, in the rulebook's order. */
export function faceValues(s: Deep, outlook: Outlook, me: Seat, memory?: DeepMemory): number[] {
  const interests = interestsOf(s, outlook, me, memory);
  return FACES.map((face) => worthOfFace(s, me, face, interests));
}

/** A die that is rolled now and can be rolled so many times again. */
export function worthOfRoll(values: readonly number[], again: number): number {
  let worth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= again; i++) {
    const kept = values.map((value) => Math.max(value, worth));
    worth = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  }
  return worth;
}
