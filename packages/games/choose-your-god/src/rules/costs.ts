/** Using a Cult ability: paying its cost, then its effect (CG-4.6, CG-4.7, section 5.6). */
import type { Seat } from '@conclave/kernel';
import { cardCount, discard, mergedCards, type OwnCard } from '../cards.ts';
import { numberChoice, pickChoice } from '../choices.ts';
import type { Cost } from '../components/abilities/ability.ts';
import { abilities } from '../components/abilities/index.ts';
import { destroyable } from '../components/abilities/tiamat.ts';
import type { HandCardId } from '../components/cards.ts';
import type { AbilityId } from '../components/cults.ts';
import { type CityFrame, type Context, push, question, sequence } from '../frames.ts';
import { loseFollowers, payCoins } from '../possessions.ts';
import {
  destroyPriest,
  freePriests,
  freeTokens,
  merged,
  priestOf,
  spendPriest,
  strengthOf,
  type Token,
} from '../priests.ts';
import type { City, Priest } from '../state.ts';
import { playerOf } from '../table.ts';
import { discardsFor } from './inner-cards.ts';

/** The cost can be paid in full and the effect would change something (CG-4.7). */
export function isUsable(s: City, seat: Seat, ability: AbilityId): boolean {
  const { cost, works } = abilities[ability];
  return canPay(s, seat, cost) && works(s, seat);
}

export function canPay(s: City, seat: Seat, cost: Cost): boolean {
  const { coins, followers } = playerOf(s, seat);
  if (coins < (cost.coins ?? 0) || followers < (cost.followers ?? 0)) return false;
  if (cost.cards !== undefined && cardCount(s, seat) < cost.cards) return false;
  if (cost.followersAmong !== undefined && cost.followersAmong(s, seat).length === 0) return false;
  return (cost.ritual === undefined && cost.sacrifice === undefined) || payers(s, seat, cost).length > 0;
}

/** The Free Priests that may pay a Ritual Cost; for a Sacrifice Cost only tokens (CG-5.91). */
function payers(s: City, seat: Seat, { ritual, sacrifice }: Cost): Priest[] {
  const player = playerOf(s, seat);
  if (ritual !== undefined) return freePriests(player).filter((priest) => ritual(s, seat, priest));
  return freeTokens(player).filter((token) => sacrifice?.(s, seat, token));
}

export function useAbility(s: City, seat: Seat, ability: AbilityId, ctx: Context): void {
  ctx.tell({ type: 'abilityUsed', seat, ability });
  push(s, { rule: 'ability', seat, ability, paid: 0 });
}

export const ability = sequence('ability', [
  pay,
  (s, { seat, ability, paid }, ctx) => abilities[ability].effect(s, seat, paid, ctx),
]);

function pay(s: City, { seat, ability }: { seat: Seat; ability: AbilityId }, ctx: Context): void {
  const { cost } = abilities[ability];
  payCoins(s, seat, cost.coins ?? 0, ability, ctx);
  loseFollowers(s, seat, cost.followers ?? 0, ability, ctx);
  if (cost.allFreeTokens)
    for (const token of freeTokens(playerOf(s, seat))) destroyPriest(s, seat, token, ability, ctx);
  if (cost.ritual !== undefined || cost.sacrifice !== undefined) push(s, { rule: 'cost-priest', seat, ability });
  if (cost.followersAmong !== undefined) push(s, { rule: 'cost-followers', seat, ability });
  discardCards(s, seat, ability, cost.cards ?? 0, null, ctx);
}

/**
 * So many cards, one after another. With a single card left there is nothing to choose; with two copies of one card
 * there is nothing to choose either, but only their owner knows that, so the question is asked (CG-4.5 b).
 */
export function discardCards(
  s: City,
  seat: Seat,
  ability: AbilityId,
  left: number,
  inner: HandCardId | null,
  ctx: Context,
): void {
  if (left === 0) return;
  const [only, ...others] = discardsFor(s, seat, inner);
  if (only === undefined) return;
  if (others.length > 0) push(s, { rule: 'cost-card', seat, ability, left, inner });
  else discard(s, seat, only, ability, ctx);
}

export const costCard = question('cost-card', {
  asks: (_, { seat }) => seat,
  options: (s, { seat, inner }) => mergedCards(discardsFor(s, seat, inner)),
  choose(s, { seat, ability, left, inner }, card: OwnCard, ctx) {
    discard(s, seat, card, ability, ctx);
    discardCards(s, seat, ability, left - 1, inner, ctx);
  },
});

export const costPriest = question('cost-priest', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, ability }) => merged(payers(s, seat, abilities[ability].cost)).map(({ id }) => pickChoice(id)),
  choose(s, { seat, ability }, choice, ctx) {
    const priest = priestOf(s, seat, choice.priest);
    paidFor(s).paid = strengthOf(s, seat, priest);
    if (abilities[ability].cost.ritual !== undefined) spendPriest(s, seat, priest, ability, ctx);
    else destroyPriest(s, seat, priest as Token, ability, ctx);
  },
});

export const costFollowers = question('cost-followers', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, ability }) => (abilities[ability].cost.followersAmong?.(s, seat) ?? []).map(numberChoice),
  choose(s, { seat, ability }, { number }, ctx) {
    paidFor(s).paid = number;
    loseFollowers(s, seat, number, ability, ctx);
  },
});

/** The ability that is being paid for: the nearest on the stack. */
function paidFor(s: City): Extract<CityFrame, { rule: 'ability' }> {
  const frame = s.stack.findLast((one) => one.rule === 'ability');
  if (frame === undefined) throw new Error('no ability is under way');
  return frame;
}

export const aftermath = sequence('aftermath', [
  (s, { seat, ability }, ctx) => abilities[ability].afterwards?.(s, seat, ctx),
]);

/** Incarnation: one token after another, as long as there are any (CG-5.122). */
export const destroyOne = question('destroy-priest', {
  asks: (_, { seat }) => seat,
  whenOnlyOne: 'apply',
  options: (s, { seat, left }) => merged(destroyable(playerOf(s, seat), left)).map(({ id }) => pickChoice(id)),
  choose(s, { seat, left }, { priest }, ctx) {
    destroyPriest(s, seat, priestOf(s, seat, priest) as Token, 'tiamat-light-incarnation', ctx);
    if (left > 1) push(s, { rule: 'destroy-priest', seat, left: left - 1 });
  },
});
