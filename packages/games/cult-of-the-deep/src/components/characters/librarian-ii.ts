import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice } from '../../choices.ts';
import { type EffectOwner, push, question } from '../../frames.ts';
import { type Character, ritualOf } from '../../verbs/cards.ts';
import { mayUse, playerAt } from '../../verbs/table.ts';
import type { RitualId } from '../rituals/ids.ts';

// Once per turn, after a die of yours has given you an Altar effect, you may have that effect again. (CD-5.44)
export const librarianII: Character = {
  life: 17,
  symbol: 'ancient',
  ability: {
    altarEffectDone(s, me, { altar, ritual, owner }) {
      const mayRepeat = ritualOf(ritual).effect !== undefined && mayUse(s, me, 'librarian-repeat');
      if (mayRepeat) push(s, { rule: 'librarian-repeat', seat: me, altar, ritual, owner });
    },
  },
};

export type LibrarianIIFrame = {
  rule: 'librarian-repeat';
  seat: Seat;
  altar: number;
  ritual: RitualId;
  owner: EffectOwner;
};

export const librarianIIRules = {
  'librarian-repeat': question('librarian-repeat', {
    asks: (_, { seat }) => seat,
    options: (): DeepChoice[] => [answer('no'), answer('yes')],
    choose(s, { seat, altar, ritual, owner }, choice: DeepChoice, ctx) {
      if (choice.type !== 'yes') return;
      playerAt(s, seat).used.push('librarian-repeat');
      ctx.tell({ type: 'altarEffectRepeated', seat, ritual });
      ritualOf(ritual).effect?.(s, altar, owner, ctx);
    },
  }),
};
