/** Location powers (section 5.6), with the option `locationPowers: on`: once per game, seat and Location. */
import type { Seat } from '@conclave/kernel';
import { cardOf, NO, YES } from '../choices.ts';
import { type CultistId, colourOf, valueOfCultist } from '../components/cultists.ts';
import type { LocationId } from '../components/locations.ts';
import { type Context, push, question } from '../frames.ts';
import type { Rise } from '../state.ts';
import {
  cultistsAt,
  enemyOf,
  enemyTargets,
  freeLocations,
  isFree,
  moveCultist,
  playerOf,
  sideOf,
  takeFromLocation,
} from '../table.ts';
import { draw, mayTakeValleyTop, takeFromValley, valleyTop } from './drawing.ts';

interface LocationPower {
  /** Whether the played Cultist wakes the power; `others` are the seat's other Cultists here. */
  condition(played: CultistId, others: readonly CultistId[]): boolean;
  isPossible(s: Rise, me: Seat): boolean;
  use(s: Rise, me: Seat, ctx: Context): void;
  /** Powers with a `location-power-target`. */
  readonly target?: {
    options(s: Rise, me: Seat): CultistId[];
    affect(s: Rise, me: Seat, card: CultistId, ctx: Context): void;
  };
}

const powers: Readonly<Record<LocationId, LocationPower>> = {
  // Miskatonic Library: another Cultist of the same value here; draw a card. (RC-5.52)
  arkham: {
    condition: (played, others) => others.some((card) => valueOfCultist(card) === valueOfCultist(played)),
    isPossible: (s) => s.awakeCount < 3 && s.deck.length > 0,
    use: draw,
  },

  // Sentinel Hill: another Cultist here whose value differs by 1; move one of your Cultists from a free Location here. (RC-5.53)
  dunwich: {
    condition: (played, others) => others.some((card) => Math.abs(valueOfCultist(card) - valueOfCultist(played)) === 1),
    isPossible: (s, me) => summonable(s, me).length > 0,
    use: (s, me) => push(s, { rule: 'location-power-target', seat: me, location: 'dunwich' }),
    target: {
      options: summonable,
      affect: (s, me, card, ctx) => moveCultist(s, me, card, 'dunwich', 'dunwich', ctx),
    },
  },

  // Order of the Tide: lower than each of your other Cultists here; take the top card of the Valley. (RC-5.54)
  innsmouth: {
    condition: (played, others) =>
      others.length > 0 && others.every((card) => valueOfCultist(played) < valueOfCultist(card)),
    isPossible: (s) => mayTakeValleyTop(s),
    use: (s, me, ctx) => takeFromValley(s, me, valleyTop(s) as CultistId, 'innsmouth', ctx),
  },

  // The Festival: the first of its colour here, and now three colours; return an enemy Cultist of value 5 or less. (RC-5.55)
  kingsport: {
    condition(played, others) {
      const colours = new Set(others.map(colourOf));
      return !colours.has(colourOf(played)) && colours.size + 1 >= 3;
    },
    isPossible: (s, me) => unwelcome(s, me).length > 0,
    use: (s, me) => push(s, { rule: 'location-power-target', seat: me, location: 'kingsport' }),
    target: {
      options: unwelcome,
      affect: (s, me, card, ctx) => takeFromLocation(s, enemyOf(me), card, enemyOf(me), 'kingsport', ctx),
    },
  },
};

function summonable(s: Rise, me: Seat): CultistId[] {
  return cultistsAt(
    s,
    me,
    freeLocations(s).filter((location) => location !== 'dunwich'),
  );
}

function unwelcome(s: Rise, me: Seat): CultistId[] {
  return enemyTargets(s, me, ['kingsport'], 5);
}

/** RC-5.51, checked after the Set Abilities of a play. */
export function mayUseLocationPower(s: Rise, seat: Seat, played: CultistId, location: LocationId): boolean {
  if (s.options.locationPowers === 'off' || !isFree(s, location)) return false;
  if (playerOf(s, seat).locationPowersUsed.includes(location)) return false;
  const others = sideOf(s, location, seat).cultists.filter((card) => card !== played);
  return powers[location].condition(played, others) && powers[location].isPossible(s, seat);
}

/** `no` does not use it up. */
export const locationPower = question('location-power', {
  asks: (_, { seat }) => seat,
  options: () => [YES, NO],
  choose(s, { seat, location }, choice, ctx) {
    if (choice.type === 'no') return;
    playerOf(s, seat).locationPowersUsed.push(location);
    ctx.tell({ type: 'locationPowerUsed', seat, location });
    powers[location].use(s, seat, ctx);
  },
});

export const locationPowerTarget = question('location-power-target', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, location }) => (powers[location].target?.options(s, seat) ?? []).map(cardOf),
  choose: (s, { seat, location }, { card }, ctx) => powers[location].target?.affect(s, seat, card, ctx),
});
