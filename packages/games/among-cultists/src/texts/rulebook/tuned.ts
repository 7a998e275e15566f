/** The numbers of AC-7.6 as lines of a rule text, made from the tables themselves: only what differs from the reconstructed numbers. */
import { type ByCard, CARDS, SEAT_COUNTS, type SeatCount, TUNED_COUNTS } from '../../components/cards.ts';
import { MAPS, type MapId } from '../../components/maps.ts';

export interface TunedWords {
  readonly cards: Readonly<Record<keyof ByCard, string>>;
  readonly maps: Readonly<Record<MapId, string>>;
  players(seats: string): string;
  points(points: number, map: string): string;
  cultistHand(cards: string): string;
  pulsePool(cards: string): string;
  roomPool(cards: string, map: string): string;
  unsafeDeck(cards: string): string;
}

export function tunedLines(words: TunedWords): string[] {
  return Object.entries(TUNED_COUNTS).flatMap(([seats, tuned]) => {
    const changes = changesOf(SEAT_COUNTS[Number(seats)] as SeatCount, tuned, words);
    return changes.length === 0 ? [] : [`${words.players(seats)}: ${changes.join('; ')}.`];
  });
}

function changesOf(usual: SeatCount, tuned: SeatCount, words: TunedWords): string[] {
  const changed = <T>(was: T, is: T, tell: (value: T) => string) =>
    JSON.stringify(was) === JSON.stringify(is) ? [] : [tell(is)];
  const listed = (counts: Readonly<Partial<ByCard>>) =>
    CARDS.flatMap((card) => ((counts[card] ?? 0) === 0 ? [] : [`${counts[card]} ${words.cards[card]}`])).join(', ');
  return [
    ...MAPS.flatMap((map) =>
      changed(usual.target[map], tuned.target[map], (points) => words.points(points, words.maps[map])),
    ),
    ...changed(usual.cultistHand, tuned.cultistHand, (hand) => words.cultistHand(listed(hand))),
    ...changed(usual.pulsePool, tuned.pulsePool, (pool) => words.pulsePool(listed(pool))),
    ...MAPS.flatMap((map) =>
      changed(usual.roomPool[map], tuned.roomPool[map], (pool) => words.roomPool(listed(pool), words.maps[map])),
    ),
    ...changed(usual.unsafeDeck, tuned.unsafeDeck, (deck) => words.unsafeDeck(listed(deck))),
  ];
}
