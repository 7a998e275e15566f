import type { Character } from '../../verbs/cards.ts';
import { turnDie } from '../../verbs/dice.ts';
import type { DieChange } from '../../verbs/hooks.ts';
import { dieOf, playerAt } from '../../verbs/table.ts';
import { isRitualFace, RITUAL_FACES } from '../faces.ts';

const CHANGES = 2;

// In your Commit phase, change up to two of your dice among Parchment, Ancient and Cosmos. (CD-5.31)
export const alchemist: Character = {
  life: 17,
  symbol: 'cosmos',
  ability: {
    dieChanges(s, me) {
      const made = playerAt(s, me).used.filter((use) => use === 'alchemist-change').length;
      return made < CHANGES ? CHANGE : null;
    },
  },
  acts: {
    'alchemist-change'(s, me, { die, face }, ctx) {
      playerAt(s, me).used.push('alchemist-change');
      turnDie(s, dieOf(s, die), face, me, 'alchemist', ctx);
    },
  },
};

const CHANGE: DieChange = { type: 'alchemist-change', faces: (from) => (isRitualFace(from) ? RITUAL_FACES : []) };
