/** Encounters (section 4.5) and the lamp (AC-5.48): all encounters of a round are resolved together. */
import { at, type Seat } from '@conclave/kernel';
import { give, KEEP, type PulseChoice, USE } from '../choices.ts';
import { PULSE_CARDS, type PulseCard } from '../components/cards.ts';
import { ballot, type Context, type Meeting, push, question, sequence } from '../frames.ts';
import type { Among } from '../state.ts';
import { livingAt, mapOf, playerOf, pulseCardsInHand } from '../table.ts';
import { useUpItem } from './items.ts';

/** AC-4.20 */
export function startEncounters(s: Among, _: unknown, ctx: Context): void {
  const meetings: Meeting[] = [];
  for (const location of mapOf(s).locations) {
    const seats = livingAt(s, location);
    if (seats.length === 2 || (s.dark && seats.length > 2)) meetings.push({ location, seats });
  }
  if (meetings.length === 0) return;
  for (const { location, seats } of meetings) {
    ctx.tell({ type: 'encountered', location, seats: [...seats], dark: s.dark });
  }
  push(s, { rule: 'encounters', meetings, lamp: null });
}

export const encounters = sequence('encounters', [
  (s, { meetings }) => {
    const holder = meetings.flatMap(({ seats }) => seats).find((seat) => playerOf(s, seat).items.includes('item-lamp'));
    if (holder !== undefined) push(s, { rule: 'use-lamp', seat: holder });
  },
  (s, { meetings, lamp }) => push(s, { rule: 'give-pulse', meetings, lamp }),
]);

/** AC-4.23: decided before any card is chosen. */
export const useLamp = question('use-lamp', {
  asks: (_, { seat }) => seat,
  options: () => [USE, KEEP],
  choose(s, { seat }, choice, ctx) {
    ctx.tell({ type: choice.type === 'use' ? 'lampUsed' : 'lampKept', seat });
    if (choice.type === 'keep') return;
    useUpItem(s, seat, 'item-lamp', ctx);
    const frame = s.stack.findLast((one) => one.rule === 'encounters');
    if (frame !== undefined) frame.lamp = seat;
  },
});

/** AC-4.24: whoever has a pulse card and somebody to give it to must give one. */
export const givePulse = ballot('give-pulse', {
  uniform: true,
  asks: giversOf,
  options: (s, _, seat): PulseChoice[] =>
    PULSE_CARDS.filter((card) => playerOf(s, seat).hand[card] > 0).map((card) => give[card]),
  reveal(s, { meetings, lamp }, answers, ctx) {
    ctx.uncover();
    for (const meeting of meetings) {
      const gifts: Gift[] = meeting.seats.flatMap((seat) => {
        const answer = answers[seat];
        return answer === undefined ? [] : [{ seat, card: answer.type }];
      });
      const receivers = meeting.seats.filter((seat) => seat !== lamp);
      if (meeting.seats.length === 2) exchange(s, gifts, receivers, ctx);
      else dealInTheDark(s, meeting, gifts, receivers, ctx);
    }
  },
});

interface Gift {
  readonly seat: Seat;
  readonly card: PulseCard;
}

/** Who is asked follows from hand sizes and the lamp, which all see. */
export function giversOf(s: Among, { meetings, lamp }: { meetings: readonly Meeting[]; lamp: Seat | null }): Seat[] {
  const givers = meetings.flatMap(({ seats }) =>
    seats.filter((seat) => {
      const hasReceiver = seats.some((other) => other !== seat && other !== lamp);
      return hasReceiver && pulseCardsInHand(playerOf(s, seat)) > 0;
    }),
  );
  return givers.sort((a, b) => a - b);
}

/** AC-4.25: two participants give each other their cards. */
function exchange(s: Among, gifts: readonly Gift[], receivers: readonly Seat[], ctx: Context): void {
  for (const gift of gifts) {
    const receiver = receivers.find((seat) => seat !== gift.seat) as Seat;
    handGift(s, gift, receiver);
    ctx.tell({ type: 'pulseGiven', seat: gift.seat, receiver, secret: { to: [gift.seat], card: gift.card } });
  }
}

/** AC-4.26, AC-4.28: one card each at random, never the own; a card that finds no receiver goes back to its owner's hand. */
function dealInTheDark(
  s: Among,
  { location }: Meeting,
  gifts: readonly Gift[],
  receivers: readonly Seat[],
  ctx: Context,
): void {
  const deal = randomDeal(
    gifts.map(({ seat }) => seat),
    receivers,
    ctx,
  );
  for (const gift of gifts) {
    const receiver = deal.get(gift.seat);
    if (receiver === undefined) continue;
    handGift(s, gift, receiver);
    ctx.tell({ type: 'pulseGiven', seat: gift.seat, receiver: null, secret: { to: [gift.seat], card: gift.card } });
  }
  const returned = gifts.map(({ seat }) => seat).filter((seat) => !deal.has(seat));
  const received = receivers.filter((seat) => [...deal.values()].includes(seat));
  ctx.tell({ type: 'pulsesDealt', location, receivers: received, returned });
}

/** The shorter side takes from the shuffled longer one; a deal in which somebody gets the own card is drawn again. */
function randomDeal(givers: readonly Seat[], receivers: readonly Seat[], ctx: Context): Map<Seat, Seat> {
  const giversAreFewer = givers.length <= receivers.length;
  const shuffled = giversAreFewer ? [...receivers] : [...givers];
  const fixed = giversAreFewer ? givers : receivers;
  if (fixed.length === 0) return new Map();
  do ctx.chance.shuffle(shuffled);
  while (fixed.some((seat, i) => seat === shuffled[i]));
  return new Map(fixed.map((seat, i) => (giversAreFewer ? [seat, at(shuffled, i)] : [at(shuffled, i), seat])));
}

function handGift(s: Among, { seat, card }: Gift, receiver: Seat): void {
  playerOf(s, seat).hand[card] -= 1;
  playerOf(s, receiver).pulse.push(card);
  s.chronicle.push({ round: s.round, type: 'given', seat, receiver, card });
}
