/** The rulebook: every frame name and the rule it stands for. */

import { machine, type Rulebook } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import type { CityEvent } from '../events.ts';
import type { CityFrame } from '../frames.ts';
import type { City } from '../state.ts';
import { act } from './acting.ts';
import {
  academyChoice,
  altarPriest,
  portChoice,
  returnOne,
  templeChoice,
  thievesAmount,
  thievesPriest,
} from './benefit-questions.ts';
import { pickAnyPriest, pickDestination, pickFreePriest, pickLicense, pickReward } from './card-questions.ts';
import { celebrate, celebrateStrength } from './celebration.ts';
import { ability, aftermath, costCard, costFollowers, costPriest, destroyOne } from './costs.ts';
import { iniquity, pickInnerCard } from './inner-cards.ts';
import { intent, intentLocation, turn } from './intention.ts';
import { opening, pickCult } from './opening.ts';
import { pickOwnPriest } from './own-priest.ts';
import { play } from './playing.ts';
import { deal, prayBenefit, prayer } from './prayer.ts';
import { benefit, location, resolution } from './resolution.ts';
import { round } from './round.ts';
import { giveCard, giveHandCard, loseAltar, tribute } from './tributes.ts';

export const rulebook: Rulebook<City, CityFrame, CityEvent> = {
  opening,
  round,
  turn,
  prayer,
  resolution,
  location,
  play,
  ability,
  aftermath,
  iniquity,
  tribute,
  'pick-cult': pickCult,
  celebrate,
  'celebrate-strength': celebrateStrength,
  intent,
  'intent-location': intentLocation,
  'pray-benefit': prayBenefit,
  deal,
  act,
  'cost-card': costCard,
  'cost-priest': costPriest,
  'cost-followers': costFollowers,
  'pick-own-priest': pickOwnPriest,
  'pick-free-priest': pickFreePriest,
  'pick-destination': pickDestination,
  'pick-any-priest': pickAnyPriest,
  'pick-reward': pickReward,
  'pick-license': pickLicense,
  'pick-inner-card': pickInnerCard,
  'destroy-priest': destroyOne,
  'lose-altar': loseAltar,
  'give-hand-card': giveHandCard,
  'give-card': giveCard,
  benefit,
  'thieves-amount': thievesAmount,
  'thieves-priest': thievesPriest,
  'temple-choice': templeChoice,
  'altar-priest': altarPriest,
  'academy-choice': academyChoice,
  'port-choice': portChoice,
  'return-intrigue': returnOne,
};

export const rulesMachine = machine<City, CityFrame, CityChoice, CityEvent>(rulebook);
export const { settle, pending, apply } = rulesMachine;
