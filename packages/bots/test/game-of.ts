import { type Choice, type Game, type GameEvent, type State, shelf } from '@conclave/kernel';

/** What a game needs to be played; everything that only people look at is filled in. */
type Playable<S extends State, C extends Choice, V, M, E extends GameEvent> = Pick<
  Game<S, C, V, M, E>,
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
  Pick<Game<S, C, V, M, E>, 'choiceId' | 'insight'>;

export function gameOf<S extends State, C extends Choice, V, M, E extends GameEvent>(
  game: Playable<S, C, V, M, E>,
): Game<S, C, V, M, E> {
  return {
    options: [],
    components: {},
    rulesVersion: 1,
    schemaVersion: 1,
    clone: (state) => structuredClone(state),
    describe: (_, choice) => ({ path: [], words: { key: choice.type }, rule: '' }),
    timeOutChoice: (_, { options }) => options[0] as C,
    prompt: () => ({ key: '' }),
    narrate: () => null,
    ...shelf((words) => words),
    roundsOf: () => 0,
    ...game,
  };
}
