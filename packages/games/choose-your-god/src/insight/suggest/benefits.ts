/** Whether and how to take the benefit of a Location. */
import type { Seat } from '@conclave/kernel';
import { GREATER_PRICE, LESSER_PRICE } from '../../components/benefits.ts';
import { RIFT } from '../../components/locations.ts';
import { HIGHEST_STRENGTH, type PriestId } from '../../components/priests.ts';
import type { City, Player } from '../../state.ts';
import { playerOf } from '../../table.ts';
import { benefitsFor } from '../benefits.ts';
import { estateNow } from '../estates.ts';
import { coinsWorth, followersWorth } from '../holdings.ts';
import { WEIGHTS } from '../weights.ts';
import type { Worth } from './index.ts';

/** For `benefit` and `pray-benefit`. */
export function benefitWorth(s: City, seat: Seat): Worth {
  const worths = benefitsFor(s, seat, estateNow(s, seat));
  const frame = s.stack[s.stack.length - 1];
  const asked = frame?.rule === 'benefit' ? frame.location : 0;
  return (choice) => {
    if (choice.type === 'location') return worths[choice.location] as number;
    return choice.type === 'use' ? (worths[asked] as number) : 0;
  };
}

/** Winning the Rift is not enough for a Summoning. */
export function bribeWorth(s: City, seat: Seat): Worth {
  const worths = benefitsFor(s, seat, estateNow(s, seat));
  const { coins } = playerOf(s, seat);
  return (choice) => {
    if (choice.type !== 'number') return 0;
    const benefit = choice.number === RIFT ? 0 : (worths[choice.number] as number);
    return benefit - coinsWorth(coins) + coinsWorth(coins - choice.number);
  };
}

/** The strongest that can still grow, unless there are too few. */
export function templeWorth(s: City, seat: Seat): Worth {
  const player = playerOf(s, seat);
  const fewTokens = player.priests.length <= 3;
  return (choice) => {
    if (choice.type === 'raise') return WEIGHTS.strength + 0.1 * strengthIn(player, choice.priest);
    return fewTokens ? 2 * WEIGHTS.strength : WEIGHTS.spareToken;
  };
}

export function academyWorth(s: City, seat: Seat): Worth {
  const player = playerOf(s, seat);
  const { coins } = player;
  return (choice) => {
    if (choice.type !== 'plus2' && choice.type !== 'plus4') return 0;
    const [points, price] = choice.type === 'plus2' ? [2, LESSER_PRICE] : [4, GREATER_PRICE];
    const room = HIGHEST_STRENGTH - strengthIn(player, choice.priest);
    return WEIGHTS.strength * Math.min(points, room) - coinsWorth(coins) + coinsWorth(coins - price);
  };
}

export function portWorth(s: City, seat: Seat): Worth {
  const { coins, followers } = playerOf(s, seat);
  return ({ type }) => {
    const [more, price] = type === 'two' ? [2, LESSER_PRICE] : [4, GREATER_PRICE];
    return followersWorth(followers + more) - followersWorth(followers) + coinsWorth(coins - price);
  };
}

function strengthIn({ priests }: Player, id: PriestId): number {
  const strength = priests.find((priest) => priest.id === id)?.strength;
  return typeof strength === 'number' ? strength : 0;
}
