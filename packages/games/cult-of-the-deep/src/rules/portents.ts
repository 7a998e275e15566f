/** Sigil of Portents (CD-5.52). */
import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice, seatChoice } from '../choices.ts';
import type { Face } from '../components/faces.ts';
import { rollFace } from '../dice.ts';
import { type Context, push, question } from '../frames.ts';
import { gainLife, payLife } from '../life.ts';
import { altarAt } from '../places.ts';
import type { Deep } from '../state.ts';
import { isLiving, livingFrom, playerAt } from '../table.ts';
import { resultChoices } from './astral-rift.ts';
import { addDie, placesOnAltars } from './gained-dice.ts';
import { allLose, lose } from './losses.ts';
import { storeDie } from './sigil-effects.ts';

/** So many Cosmos results have an effect in one use (CD-9.110). */
const MOST_COSMOS = 5;

export function rollPortents(s: Deep, user: Seat, ctx: Context): void {
  push(s, { rule: 'portents-order', seat: user, results: rollSome(3, user, ctx), cosmos: 0 });
}

function rollSome(count: number, user: Seat, ctx: Context): Face[] {
  const results = Array.from({ length: count }, () => rollFace(ctx.chance));
  ctx.tell({ type: 'portentsRolled', seat: user, results });
  return results;
}

/** One by one, in an order of the user's choice. */
export const portentsOrder = question('portents-order', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (_, { results }): DeepChoice[] => resultChoices(results),
  choose(s, { seat, results, cosmos }, choice: DeepChoice, ctx) {
    const { result } = choice as ChoiceOf<'result'>;
    const face = results[result] as Face;
    const rest = results.filter((_, i) => i !== result);
    const rollsMore = face === 'cosmos' && cosmos < MOST_COSMOS;
    const pending = rollsMore ? [...rest, ...rollSome(2, seat, ctx)] : rest;
    push(s, { rule: 'portents-order', seat, results: pending, cosmos: rollsMore ? cosmos + 1 : cosmos });
    if (face !== 'cosmos') applyResult(s, seat, face, ctx);
    else if (rollsMore && isLiving(s, seat)) lose(s, seat, 1, 'sigil-of-portents', seat);
  },
});

function applyResult(s: Deep, user: Seat, face: Exclude<Face, 'cosmos'>, ctx: Context): void {
  switch (face) {
    case 'dagger':
    case 'blood':
      push(s, { rule: 'portents-target', seat: user, face });
      break;
    case 'double-dagger':
      allLose(s, 2, 'sigil-of-portents', user);
      break;
    case 'parchment':
      push(s, { rule: 'portents-add', seat: user, asks: 'how-many' });
      break;
    case 'ancient':
      storeDie(s, user, 'sigil-of-portents', ctx);
      break;
  }
}

export const portentsTarget = question('portents-target', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s): DeepChoice[] => livingFrom(s, s.active).map(seatChoice),
  choose(s, { seat: user, face }, choice: DeepChoice, ctx) {
    const { seat } = choice as ChoiceOf<'seat'>;
    if (face === 'dagger') lose(s, seat, 2, 'sigil-of-portents', user);
    else gainLife(s, seat, 2, 'sigil-of-portents', user, ctx);
  },
});

/** One die for a ritual, or two for 1 life; then for each where it goes and who receives the Altar effect. */
export const portentsAdd = question('portents-add', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options(s, { seat, asks }): DeepChoice[] {
    const places = placesOnAltars(s, null);
    if (asks === 'where') {
      const receivers = livingFrom(s, s.active);
      return places.flatMap(({ altar, face }) =>
        receivers.map((receiver): DeepChoice => ({ type: 'add-die', altar, face, seat: receiver })),
      );
    }
    if (places.length === 0) return [];
    const mayPay = isLiving(s, seat) && playerAt(s, seat).life >= 1;
    return mayPay ? [answer('one-die'), answer('two-dice')] : [answer('one-die')];
  },
  choose(s, { seat }, choice: DeepChoice, ctx) {
    if (choice.type === 'add-die') {
      addDie(s, altarAt(choice.altar), choice.face, { chooser: seat, receiver: choice.seat, isAdded: true }, ctx);
      return;
    }
    push(s, { rule: 'portents-add', seat, asks: 'where' });
    if (choice.type !== 'two-dice') return;
    payLife(s, seat, 1, 'sigil-of-portents', ctx);
    push(s, { rule: 'portents-add', seat, asks: 'where' });
  },
});
