/** A pile of stones; the seats take one to three in turn, and whoever takes the last one wins. Nothing is hidden. */
import { machine, type Seat, type State, vocabulary } from '@conclave/kernel';
import { gameOf } from './game-of.ts';

type NimFrame = { rule: 'take'; seat: Seat };
export interface Nim extends State<NimFrame> {
  stones: number;
  winner: Seat | null;
}
interface Take {
  readonly type: 'take';
  readonly stones: number;
}

const { question } = vocabulary<Nim, NimFrame, never>();

const take = question('take', {
  asks: (_, frame) => frame.seat,
  options: (state): Take[] => [1, 2, 3].filter((n) => n <= state.stones).map((stones) => ({ type: 'take', stones })),
  choose(state, { seat }, { stones }) {
    state.stones -= stones;
    if (state.stones === 0) state.winner = seat;
    else state.stack.push({ rule: 'take', seat: 1 - seat });
  },
});

export const nim = gameOf<Nim, Take, Nim, null, never>({
  id: 'nim',
  seats: [2],
  ...machine<Nim, NimFrame, Take, never>({ take }),
  setup: () => nimOf(21),
  outcome: ({ winner }) => (winner === null ? null : { winners: [winner], reason: 'last', detail: {} }),
  viewOf: (state) => structuredClone(state),
  worldFrom: (view) => structuredClone(view),
  memory: { fresh: () => null, note() {} },
  choiceId: ({ stones }) => `take:${stones}`,
});

/** A game with so many stones left; seat 0 is asked. */
export function nimOf(stones: number): Nim {
  return { stack: [{ rule: 'take', seat: 0 }], stones, winner: null };
}
