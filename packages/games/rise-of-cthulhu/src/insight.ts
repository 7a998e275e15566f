/** What good play looks at (RC-12.12 to 12.14). Everything is counted in points, and points in chances to win. */
import type { Chance, Insight, Seat } from '@conclave/kernel';
import type { RiseChoice } from './choices.ts';
import { ATTACHMENT_POINTS } from './components/attachments.ts';
import { isCultist, valueOfCultist } from './components/cultists.ts';
import { LOCATIONS, type LocationId } from './components/locations.ts';
import { oldOnes } from './components/old-ones.ts';
import type { Rise } from './state.ts';
import { enemyOf, isWarded, playerOf, sideOf } from './table.ts';

export const WEIGHTS = {
  /** How far the margin of a Location may still move: at once, and with every card until it is locked. */
  spread: 2.5,
  spreadPerCard: 1.6,
  /** The same for a locked Location, which only special cards can change. */
  lockedSpread: 1.2,
  /** The same for total points. */
  pointsSpread: 4,
  pointsSpreadPerCard: 2.4,
  /** Share of a Location's highest Cultist that is as good as lost to the Dark Hunter, and where the Hunter is just now. */
  exposure: 0.3,
  huntedExposure: 0.15,
  /** What a point in hand is worth on the table, and when that falls off. */
  hand: 0.5,
  handFade: 8,
  monster: 4,
  artifact: 5,
  favour: 3,
  action: 1.5,
  /** How much of what can still be placed anywhere counts for each Location. */
  reach: 0.4,
};
export type Weights = typeof WEIGHTS;

export function evaluatorOf(w: Weights) {
  return function evaluate(s: Rise, me: Seat): number {
    const enemy = enemyOf(me);
    const until = [0, 0, 0, 0];
    let end = 0;
    let pointsDecide = s.pointsVictory;
    const arrivals = [0, 0, 0, 0];
    let found = s.awakeCount;
    for (let i = 0; i < s.deck.length && found < 3; i++) {
      const card = s.deck[i] as string;
      if (isCultist(card)) continue;
      found++;
      end = i + 1;
      if (card === 'old-one-azathoth') pointsDecide = true;
      for (const location of oldOnes[card as keyof typeof oldOnes].arrival) {
        const k = LOCATIONS.indexOf(location);
        if (s.locations[location].oldOne === null && arrivals[k] === 0) {
          arrivals[k] = 1;
          until[k] = end;
          break;
        }
      }
    }
    const margins = [0, 0, 0, 0];
    const spreads = [0, 0, 0, 0];
    let points = 0;
    let flexible = 0;
    for (let k = 0; k < 4; k++) {
      const location = LOCATIONS[k] as LocationId;
      const { sides, oldOne } = s.locations[location];
      const mine = sides[me as 0 | 1];
      const theirs = sides[enemy as 0 | 1];
      let margin = 0;
      let myTop = 0;
      let theirTop = 0;
      for (const card of mine.cultists) {
        const value = valueOfCultist(card);
        margin += value;
        if (value > myTop) myTop = value;
      }
      for (const card of theirs.cultists) {
        const value = valueOfCultist(card);
        margin -= value;
        if (value > theirTop) theirTop = value;
      }
      for (const card of mine.attachments) margin += ATTACHMENT_POINTS[card];
      for (const card of theirs.attachments) margin -= ATTACHMENT_POINTS[card];
      if (oldOne === null) {
        if (!isWarded(s, location)) {
          const exposure = s.hunter === location ? w.huntedExposure : w.exposure;
          if (myTop > theirTop) margin -= exposure * myTop;
          else if (theirTop > myTop) margin += exposure * theirTop;
        }
        const cards = until[k] === 0 ? end : (until[k] as number);
        spreads[k] = w.spread + w.spreadPerCard * Math.sqrt(cards);
        if (arrivals[k] === 1) flexible += w.favour * Math.tanh(margin / (spreads[k] as number));
      } else spreads[k] = w.lockedSpread;
      margins[k] = margin;
      points += margin;
    }
    const my = playerOf(s, me);
    const their = playerOf(s, enemy);
    let hand = 0;
    for (const card of my.cultists) hand += valueOfCultist(card);
    for (const card of their.cultists) hand -= valueOfCultist(card);
    flexible += (hand * w.hand * end) / (end + w.handFade);
    flexible += w.monster * (my.monsters.length - their.monsters.length);
    flexible += w.artifact * (my.artifacts.length - their.artifacts.length);
    flexible += w.action * (s.activeSeat === me ? s.actionsLeft : -s.actionsLeft);

    const byPoints = chanceOf((points + flexible) / (w.pointsSpread + w.pointsSpreadPerCard * Math.sqrt(end)));
    if (pointsDecide) return 2 * byPoints - 1;
    // lead[i]: the chance that so far I am ahead by i - 5 Locations.
    let lead = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
    for (let k = 0; k < 4; k++) {
      const { oldOne, double } = s.locations[LOCATIONS[k] as LocationId];
      const margin = (margins[k] as number) + (oldOne === null ? w.reach * flexible : 0);
      const chance = chanceOf(margin / (spreads[k] as number));
      const step = double ? 2 : 1;
      const next = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
      for (let i = step; i < 11 - step; i++) {
        const here = lead[i] as number;
        if (here === 0) continue;
        next[i + step] = (next[i + step] as number) + here * chance;
        next[i - step] = (next[i - step] as number) + here * (1 - chance);
      }
      lead = next;
    }
    let ahead = (lead[5] as number) * byPoints;
    for (let i = 6; i < 11; i++) ahead += lead[i] as number;
    return 2 * ahead - 1;
  };
}

function chanceOf(x: number): number {
  return 1 / (1 + Math.exp(-2 * x));
}

export const insight: Insight<Rise, RiseChoice> = { evaluate: evaluatorOf(WEIGHTS) };
