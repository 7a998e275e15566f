/** A quick, sensible choice for every decision, without trying anything out. */
import type { Chance, Seat } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import { ACADEMY } from '../components/locations.ts';
import { strengthOf } from '../priests.ts';
import type { City } from '../state.ts';
import { playerOf } from '../table.ts';
import { actionWorth } from './actions.ts';
import { priestWorth, priestWorthFor } from './answers.ts';
import { benefitsFor } from './benefits.ts';
import { lookAt } from './board.ts';
import { cardWorth, coinsWorth, followersWorth, licenseWorth } from './holdings.ts';
import { placementCost, placementGain, roundOn } from './round.ts';
import { WEIGHTS } from './weights.ts';
import { intrigues } from '../components/intrigues.ts';
import { type HandCardId, nameOf } from '../components/cards.ts';
import { licenses } from '../components/licenses.ts';
import { REWARDS } from '../components/miracles.ts';
import type { PriestId } from '../components/priests.ts';

type Worth = (choice: CityChoice) => number;

/** Roll-outs should differ: so much luck, in coins, is in every suggestion. */
const LUCK = 0.6;
const LUCK_STEPS = 16;

export function suggest(
  s: City,
  seat: Seat,
  decision: string,
  options: readonly CityChoice[],
  chance: Chance,
): CityChoice {
  if (options.length === 1) return options[0] as CityChoice;
  const worth = judgeOf(s, seat, decision, options);
  let chosen = options[0] as CityChoice;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const total = worth(option) + (LUCK * chance.below(LUCK_STEPS)) / LUCK_STEPS;
    if (total <= highest) continue;
    highest = total;
    chosen = option;
  }
  return chosen;
}

function judgeOf(s: City, seat: Seat, decision: string, options: readonly CityChoice[]): Worth {
  switch (decision) {
    case 'celebrate':
      return celebrationWorth(s, seat);
    case 'intent':
      return intentWorth(s, seat);
    case 'intent-location':
    case 'pick-destination':
      return destinationWorth(s, seat);
    case 'pray-benefit':
    case 'benefit':
      return benefitWorth(s, seat);
    case 'thieves-amount':
      return bribeWorth(s, seat);
    case 'deal':
      return dealWorth(s, seat);
    case 'act':
      return actionWorth(s, seat);
    default:
      return answerWorth(s, seat, options);
  }
}

// ---- The Intention Phase

function celebrationWorth(s: City, seat: Seat): Worth {
  const { followers, coins } = playerOf(s, seat);
  return ({ type }) => {
    switch (type) {
      case 'no':
        return WEIGHTS.round;
      case 'followers':
        return followersWorth(followers + 3) - followersWorth(followers);
      case 'coins':
        return coinsWorth(coins + 20) - coinsWorth(coins);
      case 'priest':
        return 4 * WEIGHTS.strength;
      case 'intrigues':
        return 15;
      default:
        return 12;
    }
  };
}

/** Each Priest where it gains most; a strong one should gain more than a weak one would. */
function intentWorth(s: City, seat: Seat): Worth {
  const round = roundOn(lookAt(s));
  const player = playerOf(s, seat);
  const cost = placementCost(player, player.placements + 1);
  return (choice) => {
    if (choice.type !== 'pick') return 0;
    const priest = player.priests.find(({ id }) => id === choice.priest);
    if (priest === undefined) return 0;
    const strength = strengthOf(s, seat, priest);
    let best = 0;
    for (let location = 1; location <= 13; location++) {
      if (mayGo(s, seat, location)) best = Math.max(best, placementGain(round, seat, location, strength));
    }
    return best - cost;
  };
}

function destinationWorth(s: City, seat: Seat): Worth {
  const frame = s.stack[s.stack.length - 1];
  const round = roundOn(lookAt(s));
  const id = frame !== undefined && 'priest' in frame ? frame.priest : null;
  const priest = playerOf(s, seat).priests.find((one) => one.id === id);
  const strength = priest === undefined ? 0 : strengthOf(s, seat, priest);
  return (choice) => (choice.type === 'location' ? placementGain(round, seat, choice.location, strength) : 0);
}

/** Above its price in coins, or not at all. */
function dealWorth(s: City, seat: Seat): Worth {
  const player = playerOf(s, seat);
  return (choice) => {
    if (choice.type === 'sell') {
      const { price } = intrigues[nameOf(choice.card)];
      return coinsWorth(player.coins + price) - coinsWorth(player.coins) - cardWorth(choice.card, player.dark) - 0.5;
    }
    if (choice.type !== 'buy') return 0;
    const { price } = licenses[choice.card];
    return licenseWorth(s, player, choice.card) - coinsWorth(player.coins) + coinsWorth(player.coins - price) - 0.5;
  };
}

// ---- Benefits

function benefitWorth(s: City, seat: Seat): Worth {
  const worths = benefitsFor(s, seat);
  const frame = s.stack[s.stack.length - 1];
  const asked = frame?.rule === 'benefit' ? frame.location : 0;
  return (choice) => {
    if (choice.type === 'location') return worths[choice.location] as number;
    return choice.type === 'use' ? (worths[asked] as number) : 0;
  };
}

function bribeWorth(s: City, seat: Seat): Worth {
  const worths = benefitsFor(s, seat);
  const { coins } = playerOf(s, seat);
  return (choice) => {
    if (choice.type !== 'number') return 0;
    const isRift = choice.number === 13;
    return (isRift ? 0 : (worths[choice.number] as number)) - coinsWorth(coins) + coinsWorth(coins - choice.number);
  };
}

// ---- Answers to what was begun

function answerWorth(s: City, seat: Seat, options: readonly CityChoice[]): Worth {
  const player = playerOf(s, seat);
  const frame = s.stack[s.stack.length - 1];
  return (choice) => {
    switch (choice.type) {
      case 'miracle':
      case 'intrigue':
        // A card is paid or given away, unless it is to be played.
        return frame?.rule === 'pick-inner-card' ? cardWorth(choice.card, true) : -cardWorth(choice.card, player.dark);
      case 'license':
        return -licenseWorth(s, player, choice.card);
      case 'supremacy':
        return -WEIGHTS.supremacy - WEIGHTS.celebration;
      case 'take':
        return licenseWorth(s, player, choice.card);
      case 'pick':
        return priestWorthFor(s, seat, choice.priest, options);
      case 'followers':
        return rewardOf(s, 'followers');
      case 'coins':
        return rewardOf(s, 'coins');
      default:
        return 0;
    }
  };
}
