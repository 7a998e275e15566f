import type { Character } from '../../verbs/cards.ts';
import { lose } from '../../verbs/losing.ts';
import { mayUse, playerAt } from '../../verbs/table.ts';
import { addDice, changeOne } from './change-one.ts';
import { askUnlessMuted, type LossPromptFrame, lossPrompt } from './loss-prompt.ts';

// Once per turn each: in a Response phase, turn a committed Dagger or Blood into a Double Dagger; and take 1 more life from
// somebody who has lost life due to a ritual. (CD-5.40)
export const assassinII: Character = {
  life: 15,
  symbol: 'double-dagger',
  ability: {
    responseActs(s, me, add) {
      if (mayUse(s, me, 'assassin2-change')) addDice(s, 'assassin2-change', ['dagger', 'blood'], add);
    },
    ritualLifeLost(s, me) {
      if (mayUse(s, me, 'assassin2-extra')) askUnlessMuted(s, 'assassin2-extra', me);
    },
  },
  acts: { 'assassin2-change': changeOne('assassin2-change', 'double-dagger', 'assassin-ii') },
};

export type AssassinIIFrame = LossPromptFrame<'assassin2-extra'>;

export const assassinIIRules = {
  // A loss of its own, and no ritual loss (CD-9.74).
  'assassin2-extra': lossPrompt('assassin2-extra', {
    targets: (s, _, { targets }) =>
      targets.filter(({ seat, lost }) => lost > 0 && playerAt(s, seat).life > 0).map(({ seat }) => seat),
    take(s, me, { seat: victim }, ctx) {
      ctx.tell({ type: 'assassinStruck', seat: me, victim, by: 'assassin-ii' });
      lose(s, victim, 1, 'assassin-ii', me);
    },
  }),
};
