/** What gaining or losing something is worth to a player: by itself, and for the plans. */
import type { Location } from '../components/locations.ts';
import { MOST_FOLLOWERS } from '../possessions.ts';
import { coinsWorth, followersWorth } from './holdings.ts';
import { altarPlan, type Ledger, mobPlan, summoningPlan } from './plan.ts';
import { WEIGHTS } from './weights.ts';

/** What becomes more, or less. */
export interface Change {
  readonly followers?: number;
  readonly coins?: number;
  readonly mobs?: number;
  /** An Altar, here. */
  readonly altar?: Location;
  /** Altars anywhere that are destroyed. */
  readonly altarsLost?: number;
  readonly tokens?: number;
  readonly arms?: number;
  readonly insignia?: number;
  readonly summonings?: number;
}

export type GainOf = (change: Change) => number;

export function gainsOn(ledger: Ledger): GainOf {
  const [altarsNow, mobsNow, summoningsNow] = [altarPlan(ledger), mobPlan(ledger), summoningPlan(ledger)];
  return ({
    followers = 0,
    coins = 0,
    mobs = 0,
    altar = 0,
    altarsLost = 0,
    tokens = 0,
    arms = 0,
    insignia = 0,
    summonings = 0,
  }) => {
    const after: Ledger = {
      options: ledger.options,
      cult: ledger.cult,
      titles: ledger.titles,
      followers: Math.max(0, Math.min(MOST_FOLLOWERS, ledger.followers + followers)),
      coins: ledger.coins + coins,
      mobs: ledger.mobs + mobs,
      altars: altar === 0 ? ledger.altars : ledger.altars | (1 << altar),
      altarCount: ledger.altarCount + (altar === 0 ? 0 : 1) - altarsLost,
      summonings: ledger.summonings + summonings,
      tokens: ledger.tokens + tokens,
      arms: ledger.arms + arms,
      insignia: ledger.insignia + insignia,
      mights: summonings === 0 ? ledger.mights : ledger.mights.slice(summonings),
    };
    let worth = altar === 0 ? 0 : (WEIGHTS.altarSites[altar - 1] as number);
    if (coins !== 0) worth += coinsWorth(after.coins) - coinsWorth(ledger.coins);
    if (followers !== 0) worth += followersWorth(after.followers) - followersWorth(ledger.followers);
    // Only the plans that it touches: this is asked for a dozen times in every imagined state.
    const isKey = followers !== 0 || altar !== 0 || summonings !== 0;
    if (isKey || coins !== 0 || tokens !== 0 || altarsLost !== 0) worth += altarPlan(after) - altarsNow;
    if (isKey || mobs !== 0) worth += mobPlan(after) - mobsNow;
    if (isKey || arms !== 0 || insignia !== 0) worth += summoningPlan(after) - summoningsNow;
    return worth;
  };
}
