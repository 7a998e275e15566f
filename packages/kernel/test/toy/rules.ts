/** The rulebook, in its order (RULES.md). */
import { machine, type Outcome, type Seat } from '@conclave/kernel';
import { type CardId, kindOf, prizeTaken, worthOf } from './cards.ts';
import type { VigilEvent } from './events.ts';
import {
  type Bid,
  ballot,
  type Claim,
  type Context,
  type Opening,
  push,
  question,
  type Response,
  sequence,
  type VigilChoice,
  type VigilFrame,
  window,
} from './frames.ts';
import { playerOf, seatsFrom, type Vigil } from './state.ts';
import { discardFromHand, discardPrize, drawCard, takeTop } from './verbs.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;
const HAND_SIZE = 3;

const round = sequence('round', [(s) => push(s, { rule: 'auction' }), endRound]);

/** The steps of an auction by name, so that a scenario can begin before any of them. */
export const AUCTION_STEPS = ['open', 'bids', 'roll', 'responses', 'claim'] as const;

const auction = sequence('auction', [
  (s) => push(s, { rule: 'open', buries: 2 }),
  (s) => push(s, { rule: 'bids' }),
  rollDie,
  (s) => push(s, { rule: 'responses' }),
  (s) => push(s, { rule: 'claim' }),
]);

/** VG-2.1 */
const open = question('open', {
  asks: (s) => s.keeper,
  options: (_, { buries }): Opening[] => (buries > 0 ? [{ type: 'turn' }, { type: 'bury' }] : [{ type: 'turn' }]),
  choose(s, { buries }, choice, ctx) {
    const card = takeTop(s, ctx);
    if (card === null) return;
    if (choice.type === 'turn') turnPrize(s, card, ctx);
    else bury(s, card, buries - 1, ctx);
  },
  whenOnlyOne: 'apply',
});

function turnPrize(s: Vigil, card: CardId, ctx: Context): void {
  s.prize = card;
  ctx.uncover();
  ctx.tell({ type: 'prizeTurned', card });
}

function bury(s: Vigil, card: CardId, left: number, ctx: Context): void {
  s.deck.push(card);
  ctx.tell({ type: 'buried', seat: s.keeper, secret: { to: [s.keeper], card } });
  push(s, { rule: 'open', buries: left });
}

/** VG-2.2 */
const bids = ballot('bids', {
  uniform: true,
  asks: (s) => seatsFrom(s, s.keeper),
  options: (s, _, seat): Bid[] => [
    { type: 'no-bid' },
    ...playerOf(s, seat).hand.map((card) => ({ type: 'bid', card }) as const),
  ],
  reveal(s, _, answers, ctx) {
    const cards = s.players.map((_, seat) => cardOf(answers[seat]));
    s.winner = highestBidder(s, cards);
    cards.forEach((card, seat) => {
      if (card !== null) discardFromHand(s, seat, card);
    });
    ctx.uncover();
    ctx.tell({ type: 'bidsRevealed', bids: cards, winner: s.winner });
  },
});

function cardOf(bid: Bid | undefined): CardId | null {
  return bid?.type === 'bid' ? bid.card : null;
}

function highestBidder(s: Vigil, cards: readonly (CardId | null)[]): Seat | null {
  let best: { seat: Seat; worth: number } | null = null;
  for (const seat of seatsFrom(s, s.keeper)) {
    const card = cards[seat] ?? null;
    if (card !== null && (best === null || worthOf(card) > best.worth)) best = { seat, worth: worthOf(card) };
  }
  return best?.seat ?? null;
}

/** VG-2.3 */
function rollDie(s: Vigil, _: unknown, ctx: Context): void {
  s.die = ctx.chance.pick(DIE);
  ctx.tell({ type: 'dieRolled', face: s.die });
}

/** VG-2.4. Everybody is asked, so that being asked tells nothing about a hand. */
const responses = window('responses', {
  asks: (s) => seatsFrom(s, s.keeper),
  options: (s, _, seat): Response[] =>
    playerOf(s, seat).hand.flatMap((card): Response[] => {
      const kind = kindOf(card);
      return kind === 'bell' ? [{ type: 'ring', card }] : kind === 'ward' ? [{ type: 'ward', card }] : [];
    }),
  act(s, frame, seat, { type, card }, ctx) {
    discardFromHand(s, seat, card);
    if (type === 'ring') {
      ctx.tell({ type: 'bellRung', seat, card });
      rollDie(s, frame, ctx);
    } else {
      ctx.tell({ type: 'warded', seat, card });
      discardPrize(s);
      endAuction(s);
    }
  },
});

/** Whatever the auction was in the middle of is over, and the round goes on. */
function endAuction(s: Vigil): void {
  s.stack.length = s.stack.findLastIndex(({ rule }) => rule === 'round') + 1;
}

/** VG-2.5 */
const claim = question('claim', {
  asks: (s) => s.winner ?? s.keeper,
  options: (s): Claim[] => (s.winner === null ? [] : [{ type: 'take' }, { type: 'keep' }]),
  choose(s, _, choice, ctx) {
    const { winner: seat, prize: card, die } = s;
    if (seat === null || card === null) return;
    s.prize = null;
    const player = playerOf(s, seat);
    if (choice.type === 'keep') {
      player.hand.push(card);
      ctx.tell({ type: 'prizeKept', seat, card });
    } else {
      player.trophies.push(card);
      player.points += die ?? 0;
      ctx.tell({ type: 'prizeTaken', seat, card, points: die });
      prizeTaken(s, seat, ctx);
    }
  },
});

/** VG-2.7 */
function endRound(s: Vigil, _: unknown, ctx: Context): void {
  discardPrize(s);
  for (const seat of seatsFrom(s, s.keeper)) {
    if (playerOf(s, seat).hand.length < HAND_SIZE) drawCard(s, seat, ctx);
  }
  s.die = null;
  s.winner = null;
  const noCardLeft = s.deck.length + s.discard.length === 0;
  if (s.round >= s.options.rounds || noCardLeft) {
    finish(s, ctx);
    return;
  }
  s.round += 1;
  s.keeper = (s.keeper + 1) % s.players.length;
  ctx.tell({ type: 'roundBegan', round: s.round, keeper: s.keeper });
  push(s, { rule: 'round' });
}

/** VG-3.2 */
function finish(s: Vigil, ctx: Context): void {
  const outcome: Outcome = {
    winners: leaders(s),
    reason: 'points',
    detail: { points: s.players.map((player) => player.points) },
  };
  s.result = outcome;
  ctx.uncover();
  ctx.tell({ type: 'gameEnded', ...outcome });
}

export function leaders(s: Vigil): Seat[] {
  const most = Math.max(...s.players.map((player) => player.points));
  return seatsFrom(s, 0).filter((seat) => playerOf(s, seat).points === most);
}

export const rulebook = { round, auction, open, bids, responses, claim };

export const rulesMachine = machine<Vigil, VigilFrame, VigilChoice, VigilEvent>(rulebook);
export const { settle, pending } = rulesMachine;
