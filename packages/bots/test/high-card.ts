/**
 * Everybody holds three of the cards 1 to 12. Three times all lay one down at once, and the highest takes the trick; the
 * most tricks win. Hands, the cards left over and the answers that are already in are secret.
 */
import { type Chance, type Choice, machine, type Observer, type Seat, type State, vocabulary } from '@conclave/kernel';
import { gameOf } from './game-of.ts';

interface Lay extends Choice {
  readonly type: 'lay';
  readonly card: number;
}
type CardFrame = { rule: 'round'; at?: number } | { rule: 'lay'; sealed?: Record<Seat, Lay> };
export interface HighCard extends State<CardFrame> {
  hands: number[][];
  tricks: number[];
}
interface View {
  readonly observer: Observer;
  readonly seats: number;
  readonly hand: readonly number[];
  readonly tricks: readonly number[];
  readonly answered: readonly Seat[];
}
/** The cards that were laid down so far: the view shows only the present trick. */
type Memory = number[];

type Laid = { readonly type: 'laid'; readonly cards: readonly number[] };

const CARDS = Array.from({ length: 12 }, (_, i) => i + 1);
const { sequence, ballot, push } = vocabulary<HighCard, CardFrame, Laid>();

const nextTrick = (state: HighCard) => push(state, { rule: 'lay' });

const lay = ballot('lay', {
  asks: (state) => state.hands.map((_, seat) => seat),
  options: (state, _, seat): Lay[] => (state.hands[seat] as number[]).map((card) => ({ type: 'lay', card })),
  reveal(state, _, answers, { tell }) {
    const cards = state.hands.map((_, seat) => (answers[seat] as Lay).card);
    state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat]));
    const winner = cards.indexOf(Math.max(...cards));
    state.tricks[winner] = (state.tricks[winner] as number) + 1;
    tell({ type: 'laid', cards });
  },
});

function winners({ stack, tricks }: HighCard): Seat[] | null {
  if (stack.length > 0) return null;
  const most = Math.max(...tricks);
  return tricks.flatMap((won, seat) => (won === most ? [seat] : []));
}

export const highCard = gameOf<HighCard, Lay, View, Memory, Laid>({
  id: 'high-card',
  seats: [2, 3, 4],
  ...machine<HighCard, CardFrame, Lay, Laid>({ round: sequence('round', [nextTrick, nextTrick, nextTrick]), lay }),
  setup(seats, _, ctx) {
    const state = deal(seats, [...CARDS], ctx.chance);
    state.stack.push({ rule: 'round' });
    highCard.settle(state, ctx);
    return state;
  },
  outcome(state) {
    const won = winners(state);
    return won === null ? null : { winners: won, reason: 'tricks', detail: {} };
  },
  viewOf: (state, observer) => ({
    observer,
    seats: state.hands.length,
    hand: observer === 'spectator' ? [] : [...(state.hands[observer] as number[])],
    tricks: [...state.tricks],
    answered: answeredIn(state),
  }),
  worldFrom(view, chance, laid = []) {
    const me = view.observer as Seat;
    const unseen = CARDS.filter((card) => !view.hand.includes(card) && !laid.includes(card));
    chance.shuffle(unseen);
    const played = view.tricks.reduce((sum, tricks) => sum + tricks, 0);
    const hands = Array.from({ length: view.seats }, (_, seat) =>
      seat === me ? [...view.hand] : unseen.splice(0, 3 - played),
    );
    const sealed = Object.fromEntries(
      view.answered.map((seat): [Seat, Lay] => [seat, { type: 'lay', card: chance.pick(hands[seat] as number[]) }]),
    );
    // The round's frame is gone when its last step has run.
    const stack: CardFrame[] = played < 2 ? [{ rule: 'round', at: played + 1 }] : [];
    return { stack: [...stack, { rule: 'lay', sealed }], hands, tricks: [...view.tricks] };
  },
  memory: {
    fresh: () => [],
    note(laid, { cards }) {
      laid.push(...cards);
    },
  },
  choiceId: ({ card }) => `lay:${card}`,
  insight: {
    evaluate({ tricks, hands }, seat) {
      const others = tricks.filter((_, other) => other !== seat);
      const strength = (hands[seat] as number[]).reduce((sum, card) => sum + card / 12, 0);
      return Math.tanh((tricks[seat] as number) - Math.max(...others) + strength / 6);
    },
    suggest: (_state, _seat, _decision, options) => options.reduce((best, one) => (one.card > best.card ? one : best)),
  },
});

function deal(seats: number, cards: number[], chance: Chance): HighCard {
  chance.shuffle(cards);
  const hands = Array.from({ length: seats }, () => cards.splice(0, 3).sort((a, b) => a - b));
  return { stack: [], hands, tricks: hands.map(() => 0) };
}

function answeredIn({ stack }: HighCard): Seat[] {
  const frame = stack.at(-1);
  return frame?.rule === 'lay' ? Object.keys(frame.sealed ?? {}).map(Number) : [];
}

/** The same table with everything dealt anew that the seat cannot see: the other hands and the answers that are in. */
export function dealtAnew(state: HighCard, seat: Seat, laid: Memory, chance: Chance): HighCard {
  const other = structuredClone(state);
  const unseen = CARDS.filter((card) => !(state.hands[seat] as number[]).includes(card) && !laid.includes(card));
  chance.shuffle(unseen);
  other.hands = state.hands.map((hand, one) => (one === seat ? hand : unseen.splice(0, hand.length)));
  const frame = other.stack.at(-1);
  if (frame?.rule === 'lay') {
    const answered = answeredIn(state);
    frame.sealed = Object.fromEntries(
      answered.map((one): [Seat, Lay] => [one, { type: 'lay', card: chance.pick(other.hands[one] as number[]) }]),
    );
  }
  return other;
}
