/**
 * How far the High Priest's side leads, as a master reckons: the logarithm of its odds, to which every seat adds what its
 * life and power are worth. The weights of life were fitted to games among adepts in which, at some turn, everybody was
 * given or robbed of some life by chance: so they tell what a life brings, and not only what it goes with (RULES.md).
 */
import type { RoleId } from '../components/roles.ts';

interface Share {
  /** For the root of the life left: the last points of it count most. */
  readonly life: number;
  /** For a whole turn's worth of power. */
  readonly power: number;
}

const SHARES: Readonly<Record<RoleId, Share>> = {
  'high-priest': { life: 1.055, power: 0.9 },
  faithful: { life: 0.532, power: 0.9 },
  cabalist: { life: -0.456, power: -0.9 },
  // Their life must be taken in the end, and is nobody's first aim.
  'repentant-heretic': { life: -0.167, power: 0.45 },
  'vengeful-heretic': { life: -0.167, power: -0.45 },
};
/** What the Cabalists lead by before anything is counted. */
const HANDICAP = -2.4;

/** What a seat adds to the lead. */
export function leadOf(role: RoleId, life: number, power: number): number {
  const share = SHARES[role];
  return share.life * Math.sqrt(life) + share.power * power;
}

/** The chance of the High Priest's side that leads by so much. */
export function chanceBy(lead: number): number {
  return 1 / (1 + Math.exp(-lead - HANDICAP));
}
