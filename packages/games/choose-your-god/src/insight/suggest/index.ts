/** A quick, sensible choice for every decision, without trying anything out. */
import type { Chance, Seat } from '@conclave/kernel';
import type { CityChoice } from '../../choices.ts';
import type { City } from '../../state.ts';
import { actionWorth } from './acting.ts';
import { academyWorth, benefitWorth, bribeWorth, portWorth, templeWorth } from './benefits.ts';
import { celebrationWorth, dealWorth, destinationWorth, intentWorth, placeWorth } from './intention.ts';
import { cardToGiveWorth, innerCardWorth, lostAltarWorth, rewardWorth, takenLicenseWorth } from './possessions.ts';
import { lentPriestWorth, ownPriestWorth, sacrificeWorth, targetWorth } from './priests.ts';

/** What an option is roughly worth to the seat, in coins; doing nothing is worth 0. */
export type Worth = (choice: CityChoice) => number;
type Judge = (s: City, seat: Seat) => Worth;

const JUDGES: Readonly<Record<string, Judge>> = {
  celebrate: celebrationWorth,
  'celebrate-strength': () => highestNumber,
  intent: intentWorth,
  'intent-location': placeWorth,
  'pick-destination': destinationWorth,
  deal: dealWorth,
  'pray-benefit': benefitWorth,
  benefit: benefitWorth,
  'thieves-amount': bribeWorth,
  'temple-choice': templeWorth,
  'academy-choice': academyWorth,
  'port-choice': portWorth,
  act: actionWorth,
  'cost-card': cardToGiveWorth,
  'give-card': cardToGiveWorth,
  'give-hand-card': cardToGiveWorth,
  'return-intrigue': cardToGiveWorth,
  'pick-inner-card': innerCardWorth,
  'pick-license': takenLicenseWorth,
  'pick-reward': rewardWorth,
  'lose-altar': lostAltarWorth,
  'cost-priest': sacrificeWorth,
  'destroy-priest': sacrificeWorth,
  'altar-priest': sacrificeWorth,
  'thieves-priest': sacrificeWorth,
  'pick-own-priest': ownPriestWorth,
  'pick-free-priest': lentPriestWorth,
  'pick-any-priest': targetWorth,
};

/** The strongest Priest. */
function highestNumber(choice: CityChoice): number {
  return choice.type === 'number' ? choice.number : 0;
}

/** Roll-outs should differ: up to so many coins of luck are in every suggestion. */
const LUCK = 0.6;
const LUCK_STEPS = 16;

export function suggest(
  s: City,
  seat: Seat,
  decision: string,
  options: readonly CityChoice[],
  chance: Chance,
): CityChoice {
  const judge = JUDGES[decision];
  if (judge === undefined || options.length === 1) return chance.pick(options);
  const worth = judge(s, seat);
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
