/** Celebrating, placing Priests, and deals. */
import type { Seat } from '@conclave/kernel';
import { licenses } from '../../components/licenses.ts';
import { NUMBERS } from '../../components/locations.ts';
import { priceOf, priceOfLicense } from '../../components/numbers.ts';
import { HIGHEST_STRENGTH } from '../../components/priests.ts';
import { strengthOf } from '../../priests.ts';
import type { City } from '../../state.ts';
import { playerOf } from '../../table.ts';
import { lookAt, mayGo } from '../board.ts';
import { type Estate, estateNow } from '../estates.ts';
import { gainsOn } from '../gains.ts';
import { cardWorth, licenseWorth } from '../holdings.ts';
import type { Papers } from '../papers.ts';
import { Placing } from '../placing.ts';
import { placementGain, prospect } from '../prospects.ts';
import { roundOn } from '../round.ts';
import { summoningHope } from '../summoning.ts';
import { placementCost } from '../to-come.ts';
import { UNSEEN_CARD, WEIGHTS } from '../weights.ts';
import type { Worth } from './index.ts';

/** A deal must be worth a little more than the things that change hands. */
const MARGIN = 0.5;

export function celebrationWorth(s: City, seat: Seat): Worth {
  const round = roundOn(lookAt(s));
  const gainOf = gainsOn((round.estates[seat] as Estate).ledger);
  return ({ type }) => {
    switch (type) {
      case 'miracles':
        return 4 * UNSEEN_CARD.miracle;
      case 'intrigues':
        return 3 * UNSEEN_CARD.intrigue;
      case 'followers':
        return gainOf({ followers: 3 });
      case 'coins':
        return gainOf({ coins: 20 });
      case 'priest':
        return WEIGHTS.token + HIGHEST_STRENGTH * WEIGHTS.strength;
      default:
        // The round, and the card stays as it is.
        return WEIGHTS.round + WEIGHTS.celebration + summoningHope(round, seat);
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

/** For `intent-location`: this is where rounds are won and lost, so it gets a closer look than other suggestions. */
export function placeWorth(s: City, seat: Seat): Worth {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.rule !== 'intent-location') return () => 0;
  const placing = new Placing(s, seat);
  return (choice) => (choice.type === 'location' ? inCoins(placing.worthOf(frame.priest, choice.location)) : 0);
}

/** The lead that makes a player hope for so much. */
function inCoins(hope: number): number {
  return WEIGHTS.calm * Math.log((1 + hope) / (1 - hope));
}

/** For `pick-destination`. */
export function destinationWorth(s: City, seat: Seat): Worth {
  const frame = s.stack[s.stack.length - 1];
  const id = frame?.rule === 'pick-destination' ? frame.priest : null;
  const priest = playerOf(s, seat).priests.find((one) => one.id === id);
  if (priest === undefined) return () => 0;
  const round = roundOn(lookAt(s));
  const strength = strengthOf(s, seat, priest);
  return (choice) => (choice.type === 'location' ? placementGain(round, seat, choice.location, strength) : 0);
}

export function dealWorth(s: City, seat: Seat): Worth {
  const player = playerOf(s, seat);
  const gainOf = gainsOn(estateNow(s, seat).ledger);
  return (choice) => {
    if (choice.type === 'sell') {
      return gainOf({ coins: priceOf(s.options, choice.card) }) - cardWorth(choice.card, player.dark) - MARGIN;
    }
    if (choice.type !== 'buy') return 0;
    const { strength } = licenses[choice.card];
    const coins = -priceOfLicense(s.options, choice.card);
    return licenseWorth(s, player, choice.card) + gainOf({ coins, insignia: strength }) - MARGIN;
  };
}
