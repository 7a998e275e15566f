/** The reserve (AC-2.2): every pulse and room card that is in no hand and no deck. */
import { type ByCard, CARDS, SUPPLY } from './components/cards.ts';
import type { Among } from './state.ts';
import { mapOf, roomOf } from './table.ts';

/** What the reserve must hold, counted from everything else. Below 0: more cards are on the table than there are. */
export function reserveOf(s: Among): ByCard {
  const reserve: ByCard = { ...SUPPLY };
  for (const { hand, pulse } of s.players) {
    for (const card of CARDS) reserve[card] -= hand[card];
    for (const card of pulse) if (card === 'alive' || card === 'dead') reserve[card] -= 1;
  }
  for (const room of mapOf(s).rooms) for (const card of roomOf(s, room).deck) reserve[card] -= 1;
  for (const card of s.unsafeDeck) reserve[card] -= 1;
  return reserve;
}
