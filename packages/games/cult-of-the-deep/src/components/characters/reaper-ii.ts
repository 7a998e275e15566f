import type { Character } from '../../verbs/cards.ts';
import { isWraithInGame } from '../../verbs/table.ts';

// As long as there is a Wraith, roll 1 extra die. (CD-5.48)
export const reaperII: Character = {
  life: 17,
  symbol: 'ancient',
  ability: { extraDice: (s) => (isWraithInGame(s) ? 1 : 0) },
};
