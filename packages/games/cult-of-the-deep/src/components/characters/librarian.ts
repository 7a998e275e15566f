import type { Character } from '../../verbs/cards.ts';

// You may roll dice again three times instead of twice. (CD-5.43)
export const librarian: Character = {
  life: 18,
  symbol: 'parchment',
  ability: { rerolls: 3 },
};
