/** Faults of views as data, and of looking at them. */
import { kit } from '../toy/kit.ts';
import type { Vigil } from '../toy/state.ts';
import { LOOKING, PLAIN } from './checks.ts';
import { type Fault, showing } from './planted.ts';

function aFunction(): void {}

export const VIEWS: readonly Fault[] = [
  { name: 'an undefined field in the view', game: showing(() => ({ note: undefined })), red: [PLAIN] },
  { name: 'a function in the view', game: showing(() => ({ note: aFunction })), red: [PLAIN] },
  { name: 'an endless view', game: showing(() => ({ note: 'x'.repeat(40_000) })), red: [PLAIN] },
  {
    name: 'looking that changes something',
    kit: {
      ...kit,
      inspect(state: Vigil) {
        state.round += 1;
        return state;
      },
    },
    red: [LOOKING],
  },
];
