/** What the table answers for a seat whose time has run out (section 4.6): plain, and the same for everybody. */
import { type Asked, at, type Options } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import { benefitOf } from '../components/benefits.ts';
import { type MiracleName, nameOf } from '../components/cards.ts';
import { LICENSES } from '../components/licenses.ts';
import { priceOf, priceOfLicense } from '../components/numbers.ts';
import { ownerOf } from '../components/priests.ts';
import type { CityView } from '../view.ts';

/** Answers that do as little as possible: the first of these that is offered. */
const PLAIN_ANSWERS: readonly CityChoice['type'][] = [
  'no',
  'pray',
  'none',
  'done',
  'pass',
  'stop',
  'followers',
  'new',
  'two',
];

/** Miracles from the cheapest on (CG-12.23). */
const CHEAPEST_MIRACLES: readonly MiracleName[] = [
  'mir-relic-trade',
  'mir-pilgrimage',
  'mir-visitation',
  'mir-inspiration',
  'mir-hallowed-ground',
  'mir-manna',
  'mir-holy-frenzy',
  'mir-cornucopia',
  'mir-divine-fury',
];

export function timeOutChoice(view: CityView, { decision, options }: Asked<CityChoice>): CityChoice {
  const first = at(options, 0);
  switch (decision) {
    case 'cost-priest':
    case 'pick-own-priest':
    case 'destroy-priest':
    case 'thieves-priest':
    case 'altar-priest':
      return leastBy(options, (option) => strengthIn(view, option));
    case 'celebrate-strength':
      return leastBy(options, (option) => (option.type === 'number' ? -option.number : 0));
    case 'pick-license':
      return leastBy(options, (option) => (option.type === 'take' ? -priceOfLicense(view.options, option.card) : 0));
    case 'cost-card':
    case 'give-hand-card':
    case 'give-card':
    case 'return-intrigue':
      return leastBy(options, (card) => cheapness(view.options, card));
    case 'benefit':
      return options.find(({ type }) => type === (isFreeBenefit(view) ? 'use' : 'decline')) ?? first;
    case 'pick-free-priest':
      return options.find(({ type }) => type === 'stop') ?? leastBy(options, (option) => -strengthIn(view, option));
    default:
      return plainAnswer(options) ?? first;
  }
}

function plainAnswer(options: readonly CityChoice[]): CityChoice | undefined {
  for (const type of PLAIN_ANSWERS) {
    const answer = options.find((option) => option.type === type);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** Of equal ones the first. */
function leastBy(options: readonly CityChoice[], figure: (option: CityChoice) => number): CityChoice {
  return options.reduce((least, option) => (figure(option) < figure(least) ? option : least));
}

function strengthIn(view: CityView, option: CityChoice): number {
  if (option.type !== 'pick') return 0;
  const player = at(view.players, ownerOf(option.priest));
  const strength = player.priests.find((priest) => priest.id === option.priest)?.strength ?? 0;
  return strength === 'patriarch' ? player.patriarchStrength : strength;
}

/** Whether the benefit that is asked about costs nothing. */
function isFreeBenefit({ stack }: CityView): boolean {
  const frame = stack[stack.length - 1];
  return frame?.rule === 'benefit' && benefitOf(frame.location).isFree;
}

/** Miracles before Intrigues before Licenses before the Supremacy card; Intrigues and Licenses by price. */
function cheapness(options: Options, card: CityChoice): number {
  switch (card.type) {
    case 'miracle':
      return CHEAPEST_MIRACLES.indexOf(nameOf(card.card));
    case 'intrigue':
      return 100 + priceOf(options, card.card);
    case 'license':
      return 1000 + 100 * priceOfLicense(options, card.card) + LICENSES.indexOf(card.card);
    default:
      return 10_000;
  }
}
