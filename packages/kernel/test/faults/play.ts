/** Faults of play: choices, records, clones, components, imagined worlds. */
import { Refused } from '@conclave/kernel';
import type { VigilChoice } from '../toy/frames.ts';
import { vigil } from '../toy/index.ts';
import type { Vigil } from '../toy/state.ts';
import {
  APPLY,
  ASKING,
  CHOSEN,
  CLONE,
  ENDS,
  JSON_BACK,
  OPTIONS,
  PIECES,
  PLAYED_ON,
  REFUSED,
  REPLAY,
  SAID,
  SOMEBODY,
  STACK,
  TIME_OUT,
  TOLD,
  UNDO,
  WORLD,
} from './checks.ts';
import { afterChoice, type Fault, moving, showing } from './planted.ts';

class Rounds {
  readonly rounds: number;
  constructor(rounds: number) {
    this.rounds = rounds;
  }
}

let setups = 0;

export const PLAY: readonly Fault[] = [
  { name: 'a lost card', game: afterChoice('ring', (s) => s.discard.shift()), red: [PIECES, WORLD] },
  {
    name: 'a doubled card',
    game: afterChoice('ring', (s) => s.discard.push(...s.discard.slice(0, 1))),
    red: [PIECES, WORLD],
  },
  {
    name: 'a clone that shares a list',
    game: { ...vigil, clone: (state: Vigil) => ({ ...vigil.clone(state), discard: state.discard }) },
    red: [CLONE],
  },
  {
    name: 'a clone that forgets something',
    game: { ...vigil, clone: (state: Vigil) => ({ ...vigil.clone(state), winner: null }) },
    red: [CLONE, REPLAY, UNDO],
  },
  {
    name: 'a state that holds more than plain data',
    game: afterChoice('bury', (s) => {
      s.options = new Rounds(s.options.rounds);
    }),
    red: [JSON_BACK],
  },
  {
    name: 'a question without options',
    game: {
      ...vigil,
      pending(state) {
        const now = vigil.pending(state);
        if (now?.decision !== 'claim') return now;
        return { ...now, asked: now.asked.map((one) => ({ ...one, options: [] })) };
      },
    },
    red: [OPTIONS, TIME_OUT, ASKING],
    perhaps: [CHOSEN, PLAYED_ON],
  },
  { name: 'nobody is asked and there is no outcome', game: { ...vigil, outcome: () => null }, red: [SOMEBODY] },
  {
    name: 'two options of the same name',
    game: { ...vigil, choiceId: (choice: VigilChoice) => choice.type },
    red: [OPTIONS],
  },
  {
    name: 'a view without its options',
    game: showing(() => ({ pending: null })),
    red: [ASKING],
    perhaps: [SAID],
  },
  {
    name: 'a time-out answer that is not offered',
    game: { ...vigil, timeOutChoice: () => ({ type: 'sleep' }) },
    red: [TIME_OUT],
  },
  {
    name: 'an option that cannot be chosen',
    game: moving((move) => (state, seat, choice, ctx) => {
      if (choice.type === 'keep') throw new Error('a hand holds three cards');
      return move(state, seat, choice, ctx);
    }),
    red: [CHOSEN],
    perhaps: [TOLD, PLAYED_ON],
  },
  {
    name: 'a choice that is not offered is accepted',
    game: {
      ...vigil,
      choose(state, seat, choice, ctx) {
        try {
          return vigil.choose(state, seat, choice, ctx);
        } catch (error) {
          if (error instanceof Refused && error.code === 'not-offered') return vigil.pending(state);
          throw error;
        }
      },
    },
    red: [REFUSED],
  },
  {
    name: 'a seat that is not asked decides',
    game: {
      ...vigil,
      choose: (state, seat, choice, ctx) =>
        vigil.choose(
          state,
          vigil.pending(state)?.asked.some((one) => one.seat === seat)
            ? seat
            : (vigil.pending(state)?.asked[0]?.seat ?? seat),
          choice,
          ctx,
        ),
    },
    red: [REFUSED],
  },
  {
    name: 'a refusal that changes something',
    game: {
      ...vigil,
      choose(state, seat, choice, ctx) {
        try {
          return vigil.choose(state, seat, choice, ctx);
        } catch (error) {
          state.round += 1;
          throw error;
        }
      },
    },
    red: [REFUSED],
  },
  {
    name: 'apply is silent',
    game: {
      ...vigil,
      apply: (state, seat, choice, { chance }) =>
        vigil.apply(state, seat, choice, { chance, tell: () => {}, uncover: () => {} }),
    },
    red: [APPLY],
  },
  {
    name: 'a setup that depends on more than the chance handed in',
    game: {
      ...vigil,
      setup(seats, options, ctx) {
        const state = vigil.setup(seats, options, ctx);
        setups += 1;
        for (let i = 0; i < setups % 3; i++) state.deck.push(...state.deck.splice(0, 1));
        return state;
      },
    },
    red: [REPLAY, UNDO],
  },
  {
    name: 'an imagined world in another round',
    game: { ...vigil, worldFrom: (view, chance, memory) => ({ ...vigil.worldFrom(view, chance, memory), round: 1 }) },
    red: [WORLD],
  },
  {
    name: 'a world that forgets cards only when there is a memory',
    game: {
      ...vigil,
      worldFrom(view, chance, memory) {
        const world = vigil.worldFrom(view, chance, memory);
        if (memory !== undefined) world.deck.pop();
        return world;
      },
    },
    red: [WORLD],
  },
  {
    name: 'an endless game',
    game: moving((move) => (state, seat, choice, ctx) => {
      const pending = move(state, seat, choice, ctx);
      state.round = 1;
      for (const player of state.players) state.discard.push(...player.trophies.splice(0));
      return pending;
    }),
    red: [ENDS, PLAYED_ON],
  },
  {
    name: 'frames pile up',
    game: afterChoice('turn', (s) =>
      s.stack.unshift(...Array.from({ length: 12 }, () => ({ rule: 'claim' }) as const)),
    ),
    red: [STACK],
  },
];
