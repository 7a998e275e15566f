/** What a scenario does not name makes room for what it names: no more cards lie on the table than there are (AC-2.2). */
import type { Card } from '../components/cards.ts';
import { reserveOf } from '../reserve.ts';
import type { Among } from '../state.ts';
import { isCultist, mapOf, roomOf } from '../table.ts';
import type { Given } from './schema.ts';

export function fitDefaults(s: Among, wanted: Given): void {
  const hands = s.players.filter((_, seat) => wanted.players[seat]?.hand === undefined);
  const cultistHands = hands.filter(isCultist);
  const unsafeDeck = wanted.unsafeDeck === undefined ? s.unsafeDeck : [];
  const roomDecks = mapOf(s)
    .rooms.filter((id) => wanted.rooms[id]?.deck === undefined)
    .map((id) => roomOf(s, id).deck)
    .reverse();

  giveWayTo('dead', s, () => {
    const holder = cultistHands.find(({ hand }) => hand.dead > 0);
    if (replace(unsafeDeck, 'dead', ['alive'])) return true;
    if (holder === undefined) return false;
    holder.hand.dead -= 1;
    holder.hand.alive += 1;
    return true;
  });
  giveWayTo('alive', s, () => {
    const holder = hands.find(({ hand }) => hand.alive > 0);
    if (replace(unsafeDeck, 'alive', [])) return true;
    if (holder === undefined) return false;
    holder.hand.alive -= 1;
    return true;
  });
  giveWayTo('success', s, () => roomDecks.some((deck) => replace(deck, 'success', ['failure'])));
}

/** Repeats until the reserve has enough, or nothing is left that could give way. */
function giveWayTo(card: Card, s: Among, giveWay: () => boolean): void {
  while (reserveOf(s)[card] < 0) if (!giveWay()) return;
}

/** Puts others in the place of the first card of this kind; false: there is none. */
function replace<C extends Card>(deck: C[], card: C, others: readonly C[]): boolean {
  const at = deck.indexOf(card);
  if (at >= 0) deck.splice(at, 1, ...others);
  return at >= 0;
}
