import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice, resultChoices, seatChoice } from '../../choices.ts';
import { type Context, push, question } from '../../frames.ts';
import { altarAt } from '../../places.ts';
import type { Deep } from '../../state.ts';
import type { Sigil } from '../../verbs/cards.ts';
import { rollFace, storeDie } from '../../verbs/dice.ts';
import { addDie, placesOnAltars } from '../../verbs/gained-dice.ts';
import { gainLife, payLife } from '../../verbs/life.ts';
import { allLose, lose } from '../../verbs/losing.ts';
import { isLiving, livingFrom, playerAt } from '../../verbs/table.ts';
import type { Face } from '../faces.ts';

/** So many Cosmos results have an effect in one use (CD-9.110). */
const MOST_COSMOS = 5;

// Roll three dice and apply them one by one, in an order of your choice: a player loses 2 (Dagger) or gains 2 (Blood), everybody
// loses 2 (Double Dagger), you add a die to a ritual, or two for 1 life (Parchment), you roll an extra die next time (Ancient),
// or you lose 1 and roll two more (Cosmos). (CD-5.52)
export const portents: Sigil = {
  when: 'resolve',
  isUseful: () => true,
  play: (s, user, ctx) => push(s, { rule: 'portents-order', seat: user, results: rollSome(3, user, ctx), cosmos: 0 }),
};

export type PortentsFrame =
  | { rule: 'portents-order'; seat: Seat; results: Face[]; cosmos: number }
  | { rule: 'portents-target'; seat: Seat; face: 'dagger' | 'blood' }
  | { rule: 'portents-add'; seat: Seat; asks: 'how-many' | 'where' };

export const portentsRules = {
  /** One by one, in an order of the user's choice. */
  'portents-order': question('portents-order', {
    asks: (_, { seat }) => seat,
    whenOnlyOne: 'apply',
    options: (_, { results }): DeepChoice[] => resultChoices(results),
    choose(s, { seat, results, cosmos }, choice: DeepChoice, ctx) {
      if (choice.type !== 'result') return;
      const { result } = choice;
      const face = results[result];
      if (face === undefined) return;
      const rest = results.filter((_, i) => i !== result);
      const rollsMore = face === 'cosmos' && cosmos < MOST_COSMOS;
      const pending = rollsMore ? [...rest, ...rollSome(2, seat, ctx)] : rest;
      push(s, { rule: 'portents-order', seat, results: pending, cosmos: rollsMore ? cosmos + 1 : cosmos });
      if (face !== 'cosmos') applyResult(s, seat, face, ctx);
      else if (rollsMore && isLiving(s, seat)) lose(s, seat, 1, 'sigil-of-portents', seat);
    },
  }),

  'portents-target': question('portents-target', {
    asks: (_, { seat }) => seat,
    whenOnlyOne: 'apply',
    options: (s): DeepChoice[] => livingFrom(s, s.active).map(seatChoice),
    choose(s, { seat: user, face }, choice: DeepChoice, ctx) {
      if (choice.type !== 'seat') return;
      if (face === 'dagger') lose(s, choice.seat, 2, 'sigil-of-portents', user);
      else gainLife(s, choice.seat, 2, 'sigil-of-portents', user, ctx);
    },
  }),

  /** One die for a ritual, or two for 1 life; then for each where it goes and who receives the Altar effect. */
  'portents-add': question('portents-add', {
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
  }),
};

function rollSome(count: number, user: Seat, ctx: Context): Face[] {
  const results = Array.from({ length: count }, () => rollFace(ctx.chance));
  ctx.tell({ type: 'portentsRolled', seat: user, results });
  return results;
}

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
