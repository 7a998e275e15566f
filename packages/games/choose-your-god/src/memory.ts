/**
 * What a player keeps in mind of cards that lie face down: the order in which known cards went to the bottom or top of a
 * deck, and cards known to be in another hand (CG-8.6 to CG-8.10).
 */
import type { BySeat, MemorySpec, Seat } from '@conclave/kernel';
import { type HandCardId, INTRIGUES, isMiracle, MIRACLES } from './components/cards.ts';
import { LICENSES, type LicenseId } from './components/licenses.ts';
import { COLOURS } from './components/priests.ts';
import type { CityEvent, HandDeck } from './events.ts';

export interface CityMemory {
  readonly seat: Seat;
  /** Top first; null: any card. A card that is being played counts as the lowest already. */
  miracle: (HandCardId | null)[];
  intrigue: (HandCardId | null)[];
  license: (LicenseId | null)[];
  /** Cards known to be in each hand. */
  hands: BySeat<HandCardId[]>;
}

export const memory: MemorySpec<CityMemory, CityEvent> = {
  fresh: (seat) => ({
    seat,
    miracle: MIRACLES.map(() => null),
    intrigue: INTRIGUES.map(() => null),
    license: LICENSES.map(() => null),
    hands: COLOURS.map(() => []),
  }),

  note(mind, event) {
    switch (event.type) {
      case 'gameBegan':
        mind.license.splice(0, event.licenses.length);
        break;
      case 'cardsDrawn': {
        const deck = mind[event.deck];
        const from = event.from === 'top' ? 0 : deck.length - event.count;
        const drawn = event.cards ?? deck.slice(from, from + event.count);
        deck.splice(from, event.count);
        for (const card of drawn) if (card !== null) learn(mind, event.seat, card);
        break;
      }
      case 'cardPlayed':
        if (event.by === 'nirriti-dark-iniquity') break;
        forget(mind, event.seat, event.card);
        mind[deckOf(event.card)].push(event.card);
        break;
      case 'intrigueSold':
        forget(mind, event.seat, event.card);
        mind.intrigue.push(event.card);
        break;
      case 'cardDiscarded':
        leaveHand(mind, event.seat, event.deck, event.card);
        mind[event.deck].push(event.card ?? null);
        break;
      case 'cardGiven':
        leaveHand(mind, event.seat, event.deck, event.card);
        if (event.card !== undefined) learn(mind, event.to, event.card);
        break;
      case 'intrigueReturned':
        leaveHand(mind, event.seat, 'intrigue', event.card);
        mind.intrigue.unshift(event.card ?? null);
        break;
      case 'intrigueRevealed':
        // Played or not, it goes from the top to the bottom.
        mind.intrigue.shift();
        mind.intrigue.push(event.card);
        break;
      case 'licenseDiscarded':
        mind.license.push(event.card);
        break;
      case 'licenseTaken':
        if (event.by === 'arachne-dark-sorcery') mind.license.shift();
        break;
      case 'licensesRefilled':
        mind.license.push(...event.returned);
        mind.license.splice(0, event.slots.filter((slot) => slot !== null).length);
        break;
    }
  },
};

function deckOf(card: HandCardId): HandDeck {
  return isMiracle(card) ? 'miracle' : 'intrigue';
}

function learn(mind: CityMemory, seat: Seat, card: HandCardId): void {
  if (seat !== mind.seat) mind.hands[seat]?.push(card);
}

function forget(mind: CityMemory, seat: Seat, card: HandCardId): void {
  mind.hands[seat] = (mind.hands[seat] ?? []).filter((known) => known !== card);
}

/** A card that went away unseen may be any that was known of its kind. */
function leaveHand(mind: CityMemory, seat: Seat, deck: HandDeck, card: HandCardId | undefined): void {
  if (card !== undefined) forget(mind, seat, card);
  else mind.hands[seat] = (mind.hands[seat] ?? []).filter((known) => deckOf(known) !== deck);
}
