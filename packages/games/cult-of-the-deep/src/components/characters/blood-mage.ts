import type { Seat } from '@conclave/kernel';
import { answer, type DeepChoice } from '../../choices.ts';
import { push, question } from '../../frames.ts';
import type { Character } from '../../verbs/cards.ts';
import { payLife } from '../../verbs/life.ts';
import { playerAt } from '../../verbs/table.ts';

// Before you roll, you may pay 1 life for an extra die. (CD-5.45)
export const bloodMage: Character = {
  life: 20,
  symbol: 'dagger',
  ability: {
    rollBegins(s, me) {
      if (playerAt(s, me).life >= 1) push(s, { rule: 'blood-mage-pay', seat: me });
    },
    extraDice: (s, me) => (s.bloodMagePaid && me === s.active ? 1 : 0),
  },
};

export type BloodMageFrame = { rule: 'blood-mage-pay'; seat: Seat };

export const bloodMageRules = {
  'blood-mage-pay': question('blood-mage-pay', {
    asks: (_, { seat }) => seat,
    options: (): DeepChoice[] => [answer('no'), answer('yes')],
    choose(s, { seat }, choice: DeepChoice, ctx) {
      if (choice.type !== 'yes') return;
      payLife(s, seat, 1, 'blood-mage', ctx);
      s.bloodMagePaid = true;
    },
  }),
};
