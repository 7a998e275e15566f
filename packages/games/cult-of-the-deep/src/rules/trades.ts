/** Trades of Merchant II (CD-5.75). An offer is put together in three answers; nobody else knows of it before the last. */
import type { Context, Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice } from '../choices.ts';
import { GOODS, type Goods } from '../components/coins.ts';
import { type Draft, nearest, type Offer, playerOn, push, question, type TradeSide } from '../frames.ts';
import type { Deep } from '../state.ts';
import { has, isLiving, playerAt, seatsAfter, tell } from '../table.ts';

export type TradeChoice = ChoiceOf<'trade-propose' | 'trade-give' | 'trade-get'>;

const MOST = 3;

export function isTrade(choice: DeepChoice): choice is TradeChoice {
  return choice.type === 'trade-propose' || choice.type === 'trade-give' || choice.type === 'trade-get';
}

/** Everybody with whom some trade is possible. */
export function tradePartners(s: Deep, seat: Seat): DeepChoice[] {
  if (!has(s, seat, 'merchant-ii')) return [];
  return seatsAfter(s, seat)
    .filter((to) => to !== seat && !playerAt(s, to).automated && canTrade(s, seat, to))
    .map((to) => ({ type: 'trade-propose', seat: to }));
}

/** Each side has something of another kind than what it gets. */
function canTrade(s: Deep, from: Seat, to: Seat): boolean {
  return GOODS.some((given) => stockOf(s, from, to, given) > 0 && hasOther(s, to, from, given));
}

function hasOther(s: Deep, giver: Seat, taker: Seat, than: Goods): boolean {
  return GOODS.some((goods) => goods !== than && stockOf(s, giver, taker, goods) > 0);
}

/** What completes a draft. */
export function draftOptions(s: Deep, { from, to, give }: Draft): DeepChoice[] {
  if (give === null) {
    return sides(s, from, to)
      .filter(({ goods }) => hasOther(s, to, from, goods))
      .map((side) => ({ type: 'trade-give', ...side }));
  }
  return sides(s, to, from)
    .filter(({ goods }) => goods !== give.goods)
    .map((side) => ({ type: 'trade-get', ...side }));
}

function sides(s: Deep, giver: Seat, taker: Seat): TradeSide[] {
  return GOODS.flatMap((goods) => {
    const most = Math.min(MOST, stockOf(s, giver, taker, goods));
    return Array.from({ length: Math.max(0, most) }, (_, i) => ({ goods, amount: i + 1 }));
  });
}

/** What one side can hand to the other: whoever gives life keeps at least 1, and both must be living for it. */
function stockOf(s: Deep, giver: Seat, taker: Seat, goods: Goods): number {
  if (goods !== 'life') return playerAt(s, giver).coins[goods];
  return isLiving(s, giver) && isLiving(s, taker) ? playerAt(s, giver).life - 1 : 0;
}

/** Takes a draft one answer further. The complete offer goes to the addressee: then there is no draft any more. */
export function continueDraft(
  s: Deep,
  from: Seat,
  draft: Draft | null,
  choice: TradeChoice,
  ctx: Context,
): Draft | null {
  if (choice.type === 'trade-propose') return { from, to: choice.seat, give: null };
  const { goods, amount } = choice;
  const { to, give } = draft as Draft;
  if (give === null) return { from, to, give: { goods, amount } };
  propose(s, { from, to, give, get: { goods, amount } }, ctx);
  return null;
}

function propose(s: Deep, offer: Offer, ctx: Context): void {
  const { from, to, give, get } = offer;
  const insiders = [playerOn(s, from), playerOn(s, to)];
  tell(ctx, { type: 'tradeProposed', seat: from, addressee: to, secret: { to: insiders, give, get } });
  push(s, { rule: 'trade-answer', offer });
}

export const tradeAnswer = question('trade-answer', {
  asks: (_, { offer }) => offer.to,
  options: (): DeepChoice[] => [answer('decline'), answer('accept')],
  choose(s, { offer }, choice: DeepChoice, ctx) {
    const { from: seat, to: addressee, give, get } = offer;
    if (choice.type === 'decline') {
      tell(ctx, { type: 'tradeDeclined', seat, addressee });
      return;
    }
    handOver(s, seat, addressee, give);
    handOver(s, addressee, seat, get);
    tell(ctx, { type: 'tradeAccepted', seat, addressee, give, get });
    // Only an accepted trade counts as an action of the window (CD-4.52).
    if (s.phase === 'response') nearest(s, 'respond').passed = [];
  },
});

/** Neither losing nor gaining life for other effects (CD-5.75.6). */
function handOver(s: Deep, from: Seat, to: Seat, { goods, amount }: TradeSide): void {
  if (goods === 'life') {
    const taker = playerAt(s, to);
    playerAt(s, from).life -= amount;
    taker.life += amount;
    // Whoever has life again has not fallen (CD-4.78).
    taker.lastBlow = null;
    return;
  }
  playerAt(s, from).coins[goods] -= amount;
  playerAt(s, to).coins[goods] += amount;
}
