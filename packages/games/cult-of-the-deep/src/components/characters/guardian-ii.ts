import type { Character } from '../../verbs/cards.ts';
import { prevent } from '../../verbs/losing.ts';
import { mayUse } from '../../verbs/table.ts';
import { addDice, changeOne } from './change-one.ts';
import { askUnlessMuted, type LossPromptFrame, lossPrompt } from './loss-prompt.ts';

// Once per turn each: in a Response phase, turn a committed Dagger into Blood; and prevent 1 life that somebody would lose
// due to a ritual. (CD-5.38)
export const guardianII: Character = {
  life: 16,
  symbol: 'parchment',
  ability: {
    responseActs(s, me, add) {
      if (mayUse(s, me, 'guardian2-change')) addDice(s, 'guardian2-change', ['dagger'], add);
    },
    ritualLossComes(s, me) {
      if (mayUse(s, me, 'guardian2-prevent')) askUnlessMuted(s, 'guardian2-prevent', me);
    },
  },
  acts: { 'guardian2-change': changeOne('guardian2-change', 'blood', 'guardian-ii') },
};

export type GuardianIIFrame = LossPromptFrame<'guardian2-prevent'>;

export const guardianIIRules = {
  'guardian2-prevent': lossPrompt('guardian2-prevent', {
    targets: (_, __, { targets }) => targets.filter(({ amount }) => amount > 0).map(({ seat }) => seat),
    take: (_, __, target, ctx) => prevent(target, 1, 'guardian-ii', ctx),
  }),
};
