/** What the rest of the Intention Phase will bring: placements still to be made, and praying. */
import type { Seat } from '@conclave/kernel';
import { faceUpLicenses } from '../cards.ts';
import { ARTISAN_DISTRICT, type Location, NUMBERS, RIFT, THIEVES_DISTRICT } from '../components/locations.ts';
import { highestPrayer, priceOfLicense } from '../components/numbers.ts';
import type { Player } from '../state.ts';
import { playerOf } from '../table.ts';
import { BEYOND, mayGo } from './board.ts';
import { coinsWorth, followersWorth, licenseWorth } from './holdings.ts';
import { has, type Papers } from './papers.ts';
import { prospect } from './prospects.ts';
import { FREE_PLACEMENTS, type Reserve, type Round } from './round.ts';
import { summoningHope } from './summoning.ts';
import { WEIGHTS } from './weights.ts';

/** What the seat's Priests in reserve may still bring, each in the Location where it gains most. */
export function reserveWorth(round: Round, seat: Seat): number {
  const { strengths, placements } = round.reserves[seat] as Reserve;
  if (strengths.length === 0) return 0;
  const player = playerOf(round.board.s, seat);
  const asItIs = new Array<number>(BEYOND).fill(0);
  const open = NUMBERS.filter((location) => mayGo(round.board, seat, location));
  for (const location of open) asItIs[location] = prospect(round, seat, location, 0);
  const taken: Location[] = [];
  let sum = 0;
  // A second Priest beyond those that cost nothing is hardly ever worth another Follower.
  const most = Math.min(strengths.length, placements + 1);
  for (let i = 0; i < most; i++) {
    const strength = strengths[i] as number;
    const cost = placementCost(player, round.board.papers[seat] as Papers, player.placements + i + 1);
    let best = cost;
    let where = 0;
    for (const location of open) {
      if (taken.includes(location)) continue;
      const gain = prospect(round, seat, location, strength) - (asItIs[location] as number);
      if (gain <= best) continue;
      best = gain;
      where = location;
    }
    if (where === 0) continue;
    if (where !== RIFT) taken.push(where);
    sum += best - cost;
  }
  return WEIGHTS.placementToCome * sum;
}

/** The same for a rival, whose plans need not be known so well. */
export function rivalReserveWorth(round: Round, seat: Seat): number {
  const { placements } = round.reserves[seat] as Reserve;
  return placements === 0 ? 0 : WEIGHTS.rivalPlacement * placements + summoningHope(round, seat);
}

/** From the fourth Priest on a Follower is lost, or the Approval spares it (CG-4.34, CG-5.51). */
export function placementCost(player: Player, papers: Papers, placement: number): number {
  if (isFreePlacement(papers, placement)) return 0;
  if (player.followers === 0) return Number.POSITIVE_INFINITY;
  return followersWorth(player.followers) - followersWorth(player.followers - 1);
}

export function isFreePlacement({ approvals }: Papers, placement: number): boolean {
  return placement <= FREE_PLACEMENTS || has(approvals, placement);
}

/** What praying will bring the seat that has yet to pray: a benefit by the number of its Mobs, and a License (CG-4.37, CG-4.38). */
export function prayerWorth({ board, benefits }: Round, seat: Seat): number {
  const { s } = board;
  const player = playerOf(s, seat);
  if (!board.isPlacing || player.prayed || player.celebrating) return 0;
  let benefit = 0;
  for (let location = highestPrayer(s.options, player.mobs); location > 0; location--) {
    if (location !== THIEVES_DISTRICT && location !== ARTISAN_DISTRICT)
      benefit = Math.max(benefit, (benefits[seat] as number[])[location] as number);
  }
  let bargain = 0;
  for (const license of faceUpLicenses(s)) {
    const price = priceOfLicense(s.options, license);
    if (price > player.coins) continue;
    const gain = licenseWorth(s, player, license) - coinsWorth(player.coins) + coinsWorth(player.coins - price);
    bargain = Math.max(bargain, gain);
  }
  return benefit + WEIGHTS.bargainToCome * bargain;
}
