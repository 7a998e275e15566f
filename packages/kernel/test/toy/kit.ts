/** What the conformance suite must be told about Vigil: written from RULES.md, section VG-4, without a look at view.ts. */
import type { Chance, Observer, Seat } from '@conclave/kernel';
import type { ConformanceKit } from '@conclave/kernel/conformance';
import { CARDS } from './cards.ts';
import type { Bid } from './frames.ts';
import { pieces } from './setup.ts';
import { playerOf, seatsFrom, type Vigil } from './state.ts';

export const kit: ConformanceKit<Vigil> = {
  swapSecrets(state, observer, chance) {
    exchangeCards(state, observer, chance);
    exchangeBids(state, observer, chance);
    return state;
  },
  pieces,
  // VG-4.2: the keeper sees the card it buries, and then it is gone.
  glimpses: ['buried'],
  mustOccur: {
    components: CARDS,
    decisions: ['open', 'bids', 'responses', 'claim'],
    events: [
      'gameBegan',
      'roundBegan',
      'buried',
      'prizeTurned',
      'bidsRevealed',
      'dieRolled',
      'bellRung',
      'warded',
      'prizeTaken',
      'prizeKept',
      'cardDrawn',
      'deckShuffled',
      'gameEnded',
    ],
  },
};

/** VG-4.1 and VG-4.2: the cards of the deck and of other hands may lie in any of these places. */
function exchangeCards(state: Vigil, observer: Observer, chance: Chance): void {
  const others = state.players.filter((_, seat) => seat !== observer);
  const places = [state.deck, ...others.map((player) => player.hand)];
  const pool = places.flat();
  if (chance.below(2) === 0) chance.shuffle(pool);
  else exchangeTwo(pool, chance);
  for (const place of places) place.splice(0, place.length, ...pool.splice(0, place.length));
}

/** Exchanging a little is worth as much as exchanging all: where much differs, one difference covers up for another. */
function exchangeTwo<T>(things: T[], chance: Chance): void {
  const [i, j] = [chance.below(things.length), chance.below(things.length)];
  [things[i], things[j]] = [things[j] as T, things[i] as T];
}

/** VG-4.3: others may have bid already or not, and whatever they hold; but never have all bid. */
function exchangeBids(state: Vigil, observer: Observer, chance: Chance): void {
  const frame = state.stack.at(-1);
  if (frame?.rule !== 'bids') return;
  const others = seatsFrom(state, 0).filter((seat) => seat !== observer);
  const sealed: Record<Seat, Bid> = { ...frame.sealed };
  for (const seat of others) {
    const bids = playerOf(state, seat).hand.map((card): Bid => ({ type: 'bid', card }));
    const bid = chance.pick([null, { type: 'no-bid' } as const, ...bids]);
    if (bid === null) delete sealed[seat];
    else sealed[seat] = bid;
  }
  const allHaveBid = Object.keys(sealed).length === state.players.length;
  if (allHaveBid) delete sealed[chance.pick(others)];
  frame.sealed = sealed;
}
