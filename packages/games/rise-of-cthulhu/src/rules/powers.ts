/** What the Old Ones' powers ask of the favoured seat (section 5.4). "Up to" and "may" offer `done`. */
import type { Seat } from '@conclave/kernel';
import { numbersOf } from '../box.ts';
import { BIRTH, cardOf, DONE, DRAW, locationOf, type RiseChoice } from '../choices.ts';
import type { CultistId } from '../components/cultists.ts';
import { LOCATIONS, type LocationId } from '../components/locations.ts';
import type { OldOneId } from '../components/old-ones.ts';
import { type Context, push, question, sequence } from '../frames.ts';
import type { Rise } from '../state.ts';
import {
  cultistsAt,
  enemyOf,
  enemyTargets,
  freeLocations,
  moveCultist,
  playerOf,
  remove,
  revivable,
  revive,
  sideOf,
  steal,
  takeFromLocation,
  whereIs,
} from '../table.ts';
import { valleyTop } from './drawing.ts';

/** Cthulhu: up to two different free Locations where the enemy has an unprotected Cultist (RC-5.31). */
export const powerStrike = question('power-strike', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat, chosen }): RiseChoice[] {
    const targets = freeLocations(s).filter(
      (location) => !chosen.includes(location) && enemyTargets(s, seat, [location]).length > 0,
    );
    return [...targets.map(locationOf), DONE];
  },
  choose(s, { seat, chosen }, choice: RiseChoice) {
    if (choice.type !== 'location') return;
    const { location } = choice;
    if (chosen.length + 1 < 2) push(s, { rule: 'power-strike', seat, chosen: [...chosen, location] });
    push(s, { rule: 'tie-victim', seat, location, side: enemyOf(seat), end: 'highest', by: 'old-one-cthulhu' });
  },
});

/** Yog-Sothoth picks a Cultist, which has another free Location to go to and was not moved before (RC-5.33). */
export const powerMove = question('power-move', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat, moved }): RiseChoice[] {
    const free = freeLocations(s);
    const withGates = LOCATIONS.filter((from) => free.some((to) => to !== from));
    const movable = cultistsAt(s, seat, withGates).filter((card) => !moved.includes(card));
    return [...movable.map(cardOf), DONE];
  },
  choose(s, { seat, moved }, choice: RiseChoice) {
    if (choice.type !== 'card') return;
    const { card } = choice;
    if (moved.length + 1 < 2) push(s, { rule: 'power-move', seat, moved: [...moved, card] });
    push(s, { rule: 'power-move-to', seat, card });
  },
});

export const powerMoveTo = question('power-move-to', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat, card }) {
    const from = whereIs(s, card, seat);
    return freeLocations(s)
      .filter((location) => location !== from)
      .map(locationOf);
  },
  choose: (s, { seat, card }, { location }, ctx) => moveCultist(s, seat, card, location, 'old-one-yog-sothoth', ctx),
});

/** Shub-Niggurath: birth, or two cards, or nothing (RC-5.34). */
export const powerChoice = question('power-choice', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s): RiseChoice[] {
    const options: RiseChoice[] = [];
    if (revivable(s, 'old-one-shub-niggurath').length > 0) options.push(BIRTH);
    if (s.awakeCount < 3) options.push(DRAW);
    return [...options, DONE];
  },
  choose(s, { seat }, choice: RiseChoice) {
    if (choice.type === 'birth') push(s, { rule: 'power-target', seat, oldOne: 'old-one-shub-niggurath', left: 1 });
    if (choice.type === 'draw') push(s, { rule: 'draw', seat, times: 2 });
  },
});

interface Target {
  readonly isOptional: boolean;
  options(s: Rise, me: Seat): CultistId[];
  affect(s: Rise, me: Seat, card: CultistId, ctx: Context): void;
}

const targets: Readonly<Partial<Record<OldOneId, Target>>> = {
  'old-one-shub-niggurath': {
    isOptional: false,
    options: (s) => revivable(s, 'old-one-shub-niggurath'),
    affect: (s, me, card) => push(s, { rule: 'power-place', seat: me, oldOne: 'old-one-shub-niggurath', card }),
  },
  'old-one-nyarlathotep': {
    isOptional: true,
    options: (s, me) => enemyTargets(s, me, freeLocations(s), numbersOf(s.options).atMost['old-one-nyarlathotep']),
    affect: (s, me, card, ctx) => steal(s, me, card, 'old-one-nyarlathotep', ctx),
  },
  'old-one-hastur': {
    isOptional: true,
    options: (s, me) => enemyTargets(s, me, freeLocations(s), numbersOf(s.options).atMost['old-one-hastur']),
    affect: (s, me, card, ctx) => takeFromLocation(s, enemyOf(me), card, enemyOf(me), 'old-one-hastur', ctx),
  },
};

/** Shub-Niggurath, Nyarlathotep and Hastur pick a Cultist. */
export const powerTarget = question('power-target', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat, oldOne }): RiseChoice[] {
    const cards = (targets[oldOne]?.options(s, seat) ?? []).map(cardOf);
    return targets[oldOne]?.isOptional ? [...cards, DONE] : cards;
  },
  choose(s, { seat, oldOne, left }, choice: RiseChoice, ctx) {
    if (choice.type !== 'card') return;
    targets[oldOne]?.affect(s, seat, choice.card, ctx);
    if (left > 1) push(s, { rule: 'power-target', seat, oldOne, left: left - 1 });
  },
});

/** Shub-Niggurath must, Dagon may place a card on a free Location; hunted is allowed, for this is no play. */
export const powerPlace = question('power-place', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { card }): RiseChoice[] {
    const places = freeLocations(s).map(locationOf);
    if (card !== null) return places;
    return valleyTop(s) === undefined ? [] : [...places, DONE];
  },
  choose(s, { seat, oldOne, card }, choice: RiseChoice, ctx) {
    if (choice.type !== 'location') return;
    if (card === null) placeFromValley(s, seat, choice.location, ctx);
    else revive(s, seat, card, choice.location, oldOne, ctx);
  },
});

function placeFromValley(s: Rise, seat: Seat, location: LocationId, ctx: Context): void {
  const card = s.valley.pop();
  if (card === undefined) return;
  sideOf(s, location, seat).cultists.push(card);
  ctx.tell({ type: 'cultistPlaced', seat, card, location, from: 'valley', by: 'old-one-dagon' });
}

/** Hastur's end: chance picks one Cultist of the enemy's hand, those just returned included (RC-9.58). */
export const hasturDiscard = sequence('hastur-discard', [
  (s, { seat }, ctx) => {
    const enemy = enemyOf(seat);
    const { cultists } = playerOf(s, enemy);
    if (cultists.length === 0) return;
    const card = ctx.chance.pick(cultists);
    remove(cultists, card);
    s.discard.push(card);
    ctx.tell({ type: 'cultistDiscarded', seat: enemy, card });
  },
]);
