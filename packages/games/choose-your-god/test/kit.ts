/**
 * What the conformance suite must know of the rulebook. `swapSecrets` is written from section 8 of the specification
 * ("who sees what") and from nothing else: it must not look at the game's own views.
 */
import type { Chance, Observer } from '@conclave/kernel';
import type { ConformanceKit } from '@conclave/kernel/conformance';
import { byTableOrder } from '../src/components/cards.ts';
import { inspect } from '../src/scenario/inspect.ts';
import type { City } from '../src/state.ts';

/** The same table with everything exchanged that the observer cannot know. */
function swapSecrets(state: City, observer: Observer, chance: Chance): City {
  const s = structuredClone(state);
  const hidden = s.players.filter((_, seat) => seat !== observer).map((player) => player.hand);
  // Now and then two cards change places and nothing else, so that one difference cannot cover up for another.
  const isSmall = chance.below(3) === 0;
  const mix = <T>(cards: T[]) => (isSmall ? exchangeTwo(cards, chance) : chance.shuffle(cards));

  // Hand cards are known to their owner, the order of the decks to nobody (CG-8.4, CG-8.5). How many are where is
  // known to all (CG-8.3, CG-8.5). What was discarded, sold or put back lies in the decks (CG-8.6 to CG-8.10).
  const miracles = [...s.miracleDeck, ...hidden.flatMap((hand) => hand.miracles)];
  mix(miracles);
  for (const hand of hidden) hand.miracles = miracles.splice(0, hand.miracles.length).sort(byTableOrder);
  s.miracleDeck = miracles;

  const intrigues = [...s.intrigueDeck, ...hidden.flatMap((hand) => hand.intrigues)];
  mix(intrigues);
  for (const hand of hidden) hand.intrigues = intrigues.splice(0, hand.intrigues.length).sort(byTableOrder);
  s.intrigueDeck = intrigues;

  mix(s.licenseDeck);
  return s;
}

function exchangeTwo<T>(cards: T[], chance: Chance): void {
  if (cards.length < 2) return;
  const [i, j] = [chance.below(cards.length), chance.below(cards.length)];
  [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
}

/** Every card and Mob that is anywhere, and the Patriarchs. Tokens come from and go to the reserve; section 2.8 counts them. */
function pieces(s: City): string[] {
  return [
    ...s.miracleDeck,
    ...s.intrigueDeck,
    ...s.licenseDeck,
    ...s.licenseSlots.filter((license) => license !== null),
    ...s.players.flatMap(({ hand, licenses }) => [...hand.miracles, ...hand.intrigues, ...licenses]),
    // A card that is being played is in no hand and no deck (CG-4.9).
    ...s.stack.flatMap((frame) => (frame.rule === 'play' ? [frame.card] : [])),
    ...s.players.flatMap(({ mobs }) => Array.from({ length: mobs }, () => 'mob')),
    ...Array.from({ length: s.mobReserve }, () => 'mob'),
    ...s.players.flatMap(({ priests }) => priests.map(({ id }) => id).filter((id) => id.startsWith('patriarch'))),
  ];
}

export const kit: ConformanceKit<City> = {
  inspect,
  swapSecrets,
  pieces,
  // Cards that go to the bottom of a deck before everybody's eyes: only memory keeps them (CG-8.6, CG-8.7). The Path of
  // Iniquity plays cards that nobody had chosen, and some change nothing (CG-9.41).
  glimpses: ['intrigueRevealed', 'cardPlayed', 'cardDiscarded'],
};
