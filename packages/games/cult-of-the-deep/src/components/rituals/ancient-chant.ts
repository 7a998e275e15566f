import type { Ritual } from '../../verbs/cards.ts';
import { turnDie } from '../../verbs/dice.ts';
import type { DieChange } from '../../verbs/hooks.ts';
import { gainCoin } from '../../verbs/life.ts';
import { dieOf, playerAt } from '../../verbs/table.ts';
import { MILD_FACES } from '../faces.ts';

// Gain a Chant coin. Its Keeper may turn own Ancient dice in the Commit phase, but not to Double Dagger. (CD-5.13)
export const ancientChant: Ritual = {
  tracks: ['ancient'],
  isKept: true,
  // Chant coins are of no use to the automated High Priest. (CD-5.85)
  effect(s, _, { receiver }, ctx) {
    if (!playerAt(s, receiver).automated) gainCoin(s, receiver, 'chant', 'ancient-chant', ctx);
  },
  keeper: { dieChanges: () => CHANGE },
  acts: {
    'chant-keeper-change': (s, me, { die, face }, ctx) => turnDie(s, dieOf(s, die), face, me, 'ancient-chant', ctx),
  },
};

const CHANGE: DieChange = { type: 'chant-keeper-change', faces: (from) => (from === 'ancient' ? MILD_FACES : []) };
