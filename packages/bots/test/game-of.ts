import type { Choice, Game, State } from '@conclave/kernel';

/** What a game needs to be played; everything that only people look at is filled in. */
type Playable<S extends State, C extends Choice, V, M> = Pick<
  Game<S, C, V, M>,
  | 'id'
  | 'seats'
  | 'settle'
  | 'pending'
  | 'apply'
  | 'choose'
  | 'kindOfDecision'
  | 'setup'
  | 'outcome'
  | 'viewOf'
  | 'worldFrom'
  | 'memory'
> &
  Pick<Game<S, C, V, M>, 'choiceId' | 'insight'>;

export function gameOf<S extends State, C extends Choice, V, M>(game: Playable<S, C, V, M>): Game<S, C, V, M> {
  return {
    options: [],
    components: {},
    rulesVersion: 1,
    schemaVersion: 1,
    migrations: {},
    clone: (state) => structuredClone(state),
    describe: (_, choice) => ({ path: [], words: { key: choice.type }, rule: '' }),
    timeOutChoice: (_, { options }) => options[0] as C,
    prompt: () => ({ key: '' }),
    narrate: () => null,
    inspect: (state) => state,
    given: () => {
      throw new Error('this game has no scenarios');
    },
    texts: { en: {}, de: {} },
    rules: [],
    roundsOf: () => 0,
    ...game,
  };
}
