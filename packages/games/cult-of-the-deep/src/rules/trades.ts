/**
 * Trades with Merchant II (CD-5.75). An offer is put together in three answers; nobody else knows of it before the last.
 * When it may be begun is in asides.ts.
 */
import type { Seat } from '@conclave/kernel';
import { answer, type ChoiceOf, type DeepChoice } from '../choices.ts';
import { GOODS, type Goods } from '../components/coins.ts';
import { type Context, type Draft, type Offer, playerOn, push, question, type TradeSide } from '../frames.ts';
import type { Deep } from '../state.ts';
import { abilityOf } from '../verbs/asking.ts';
import { mightTrade } from '../verbs/cards.ts';
import { isLiving, playerAt, seatsAfter } from '../verbs/table.ts';

export type TradeChoice = ChoiceOf<'trade-propose' | 'trade-give' | 'trade-get'> | { readonly type: 'trade-withdraw' };

export function isTrade(choice: DeepChoice): choice is TradeChoice {
  return (
    choice.type === 'trade-propose' ||
    choice.type === 'trade-give' ||
    choice.type === 'trade-get' ||
    choice.type === 'trade-withdraw'
  );
}

// ---- Who may trade with whom

/** Three offers in one's own Commit phase, one in any other phase (CD-5.75.4). */
function hasOfferLeft(s: Deep, seat: Seat): boolean {
  const most = s.phase === 'commit' && seat === s.active ? 3 : 1;
  return playerAt(s, seat).proposals < most;
}

/** Drafts that were withdrawn cost no offer, but nobody begins them for ever (CD-4.121). */
const MOST_WITHDRAWN = 3;

/** Everybody with whom some trade is possible: a trader with all, all others with a trader. */
export function tradePartners(s: Deep, seat: Seat): DeepChoice[] {
  if (playerAt(s, seat).withdrawn >= MOST_WITHDRAWN) return [];
  return partnersOf(s, seat).map((to) => ({ type: 'trade-propose', seat: to }));
}

/** A trader who can still offer something is asked in every window, whatever only it knows of (CD-4.53). */
export function isOpenToTrade(s: Deep, seat: Seat): boolean {
  return mayTrade(s, seat) && partnersOf(s, seat).length > 0;
}

function partnersOf(s: Deep, seat: Seat): Seat[] {
  if (!isTraderInPlay(s) || playerAt(s, seat).automated || !hasOfferLeft(s, seat)) return [];
  const trades = mayTrade(s, seat);
  return seatsAfter(s, seat).filter((to) => {
    if (to === seat || playerAt(s, to).automated) return false;
    return (trades || mayTrade(s, to)) && canTrade(s, seat, to);
  });
}

/** Asked at nearly every decision of a game: it says no at once in most of them. */
function isTraderInPlay(s: Deep): boolean {
  for (const { character, status } of s.players) {
    if (status === 'living' && character !== null && mightTrade(character)) return true;
  }
  return false;
}

function mayTrade(s: Deep, seat: Seat): boolean {
  return abilityOf(s, seat).mayTrade === true;
}

/** Each side has something of another kind than what it gets. */
function canTrade(s: Deep, from: Seat, to: Seat): boolean {
  return GOODS.some((given) => stockOf(s, from, to, given) > 0 && hasOther(s, to, from, given));
}

function hasOther(s: Deep, giver: Seat, taker: Seat, than: Goods): boolean {
  return GOODS.some((goods) => goods !== than && stockOf(s, giver, taker, goods) > 0);
}

// ---- The offer

/** What completes a draft, or ends it: time that runs out ends it too (CD-4.122). */
export function draftOptions(s: Deep, draft: Draft): DeepChoice[] {
  return [answer('trade-withdraw'), ...nextParts(s, draft)];
}

export function nextParts(s: Deep, { from, to, give }: Draft): ChoiceOf<'trade-give' | 'trade-get'>[] {
  if (give === null) {
    return sides(s, from, to)
      .filter(({ goods }) => hasOther(s, to, from, goods))
      .map((side) => ({ type: 'trade-give', ...side }));
  }
  return sides(s, to, from)
    .filter(({ goods }) => goods !== give.goods)
    .map((side) => ({ type: 'trade-get', ...side }));
}

/** As much as the giver has (CD-5.75.2). */
function sides(s: Deep, giver: Seat, taker: Seat): TradeSide[] {
  return GOODS.flatMap((goods) => {
    const most = Math.max(0, stockOf(s, giver, taker, goods));
    return Array.from({ length: most }, (_, i) => ({ goods, amount: i + 1 }));
  });
}

/** What one side can hand to the other: whoever gives life keeps at least 1, and both must be living for it. */
function stockOf(s: Deep, giver: Seat, taker: Seat, goods: Goods): number {
  if (goods !== 'life') return playerAt(s, giver).coins[goods];
  return isLiving(s, giver) && isLiving(s, taker) ? playerAt(s, giver).life - 1 : 0;
}

/** Takes a draft one answer further. The complete offer goes to the addressee: then there is no draft any more. */
export function continueDraft(s: Deep, from: Seat, choice: TradeChoice, ctx: Context): void {
  const player = playerAt(s, from);
  const draft = player.draft as Draft;
  switch (choice.type) {
    case 'trade-propose':
      player.draft = { from, to: choice.seat, give: null };
      break;
    case 'trade-give':
      player.draft = { from, to: draft.to, give: { goods: choice.goods, amount: choice.amount } };
      break;
    case 'trade-get':
      player.draft = null;
      player.proposals += 1;
      propose(
        s,
        { from, to: draft.to, give: draft.give as TradeSide, get: { goods: choice.goods, amount: choice.amount } },
        ctx,
      );
      break;
    case 'trade-withdraw':
      player.draft = null;
      player.withdrawn += 1;
      break;
  }
}

/** What somebody does or gets may make what is being put together impossible. */
export function dropDrafts(s: Deep): void {
  for (const player of s.players) player.draft = null;
}

function propose(s: Deep, offer: Offer, ctx: Context): void {
  const { from, to, give, get } = offer;
  const insiders = [playerOn(s, from), playerOn(s, to)];
  ctx.tell({ type: 'tradeProposed', seat: from, addressee: to, secret: { to: insiders, give, get } });
  push(s, { rule: 'trade-answer', offer });
}

export const tradeAnswer = question('trade-answer', {
  asks: (_, { offer }) => offer.to,
  options: (): DeepChoice[] => [answer('decline'), answer('accept')],
  choose(s, { offer }, choice: DeepChoice, ctx) {
    const { from: seat, to: addressee, give, get } = offer;
    if (choice.type === 'decline') {
      ctx.tell({ type: 'tradeDeclined', seat, addressee });
      return;
    }
    handOver(s, seat, addressee, give);
    handOver(s, addressee, seat, get);
    ctx.tell({ type: 'tradeAccepted', seat, addressee, give, get });
    dropDrafts(s);
    reopenWindow(s);
  },
});

/** Only an accepted trade counts as an action of the window that it was offered in (CD-4.52). */
function reopenWindow(s: Deep): void {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.rule === 'respond' || frame?.rule === 'counter-sigil') frame.passed = [];
  if (frame?.rule === 'resolve-act') {
    frame.passed = [];
    frame.watched = [];
  }
}

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
