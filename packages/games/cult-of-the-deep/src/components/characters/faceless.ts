import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice } from '../../choices.ts';
import { push, question } from '../../frames.ts';
import type { Character } from '../../verbs/cards.ts';
import { playerAt, remove } from '../../verbs/table.ts';

// In your Upkeep, once per game: become a character that is not in play. You keep your life and your coins. (CD-5.41)
export const faceless: Character = {
  life: 17,
  symbol: 'cosmos',
  isTied: true,
  card: {
    changesCard(s, me) {
      if (!playerAt(s, me).automated) push(s, { rule: 'faceless-replace', seat: me });
    },
  },
};

export type FacelessFrame = { rule: 'faceless-replace'; seat: Seat };

export const facelessRules = {
  'faceless-replace': question('faceless-replace', {
    asks: (_, { seat }) => seat,
    options: (s): DeepChoice[] => [
      answer('none'),
      ...s.charactersNotInPlay.map((character): DeepChoice => ({ type: 'character', character })),
    ],
    choose(s, { seat }, choice: DeepChoice, ctx) {
      if (choice.type !== 'character') return;
      const { character } = choice;
      remove(s.charactersNotInPlay, character);
      s.charactersGone.push('faceless');
      playerAt(s, seat).character = character;
      ctx.tell({ type: 'facelessReplaced', seat, character });
    },
  }),
};
