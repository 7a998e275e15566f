/** Celebrating, placing Priests, and deals. */
import type { Seat } from '@conclave/kernel';
import { nameOf } from '../../components/cards.ts';
import { intrigues } from '../../components/intrigues.ts';
import { licenses } from '../../components/licenses.ts';
import { NUMBERS } from '../../components/locations.ts';
import { strengthOf } from '../../priests.ts';
import type { City } from '../../state.ts';
import { playerOf } from '../../table.ts';
import { lookAt, mayGo } from '../board.ts';
import { cardWorth, coinsWorth, followersWorth, licenseWorth } from '../holdings.ts';
import type { Papers } from '../papers.ts';
import { placementGain, prospect } from '../prospects.ts';
import { roundOn } from '../round.ts';
import { placementCost } from '../to-come.ts';
import { UNSEEN_CARD, WEIGHTS } from '../weights.ts';
import type { Worth } from './index.ts';

/** A deal must be worth a little more than the things that change hands. */
const MARGIN = 0.5;

export function celebrationWorth(s: City, seat: Seat): Worth {
  const { followers, coins } = playerOf(s, seat);
  return ({ type }) => {
    switch (type) {
      case 'miracles':
        return 4 * UNSEEN_CARD.miracle;
      case 'intrigues':
        return 3 * UNSEEN_CARD.intrigue;
      case 'followers':
        return followersWorth(followers + 3) - followersWorth(followers);
      case 'coins':
        return coinsWorth(coins + 20) - coinsWorth(coins);
      case 'priest':
        return 4 * WEIGHTS.strength;
      default:
        return WEIGHTS.round;
    }
  };
}

/** Each Priest where it gains most. */
export function intentWorth(s: City, seat: Seat): Worth {
  const round = roundOn(lookAt(s));
  const player = playerOf(s, seat);
  const cost = placementCost(player, round.board.papers[seat] as Papers, player.placements + 1);
  const open = NUMBERS.filter((location) => mayGo(round.board, seat, location));
  const asItIs = open.map((location) => prospect(round, seat, location, 0));
  return (choice) => {
    const priest = choice.type === 'pick' && player.priests.find(({ id }) => id === choice.priest);
    if (!priest) return 0;
    const strength = strengthOf(s, seat, priest);
    let best = 0;
    for (const [i, location] of open.entries()) {
      best = Math.max(best, prospect(round, seat, location, strength) - (asItIs[i] as number));
    }
    return best - cost;
  };
}

/** For `intent-location` and `pick-destination`. */
export function destinationWorth(s: City, seat: Seat): Worth {
  const frame = s.stack[s.stack.length - 1];
  const id = frame?.rule === 'intent-location' || frame?.rule === 'pick-destination' ? frame.priest : null;
  const priest = playerOf(s, seat).priests.find((one) => one.id === id);
  if (priest === undefined) return () => 0;
  const round = roundOn(lookAt(s));
  const strength = strengthOf(s, seat, priest);
  return (choice) => (choice.type === 'location' ? placementGain(round, seat, choice.location, strength) : 0);
}

export function dealWorth(s: City, seat: Seat): Worth {
  const player = playerOf(s, seat);
  const { coins, dark } = player;
  return (choice) => {
    if (choice.type === 'sell') {
      const { price } = intrigues[nameOf(choice.card)];
      return coinsWorth(coins + price) - coinsWorth(coins) - cardWorth(choice.card, dark) - MARGIN;
    }
    if (choice.type !== 'buy') return 0;
    const { price } = licenses[choice.card];
    return licenseWorth(s, player, choice.card) - coinsWorth(coins) + coinsWorth(coins - price) - MARGIN;
  };
}
