/** The names of what lies on the table, and how a card's id is read. */
import type { RiseView } from '@conclave/rise-of-cthulhu';
import type { Colour } from './art/sigils.ts';

export const LOCATIONS = ['arkham', 'dunwich', 'innsmouth', 'kingsport'] as const;
export type LocationId = keyof RiseView['locations'] & (typeof LOCATIONS)[number];
export type CultistId = RiseView['valley'][number];

export function valueOn(cultist: string): number {
  return Number(cultist.slice(-2));
}

export function colourOf(cultist: string): Colour {
  return cultist.split('-')[1] as Colour;
}

export function isCultist(card: string): card is CultistId {
  return card.startsWith('cultist-');
}

export const SORTINGS = ['colour', 'value'] as const;
export type Sorting = (typeof SORTINGS)[number];

const COLOUR_ORDER: readonly string[] = ['crimson', 'amber', 'jade', 'azure', 'violet'];

export function sorted<T extends string>(cards: readonly T[], by: Sorting = 'colour'): T[] {
  const colour = (card: string) => COLOUR_ORDER.indexOf(colourOf(card));
  return [...cards].sort((a, b) =>
    by === 'colour'
      ? colour(a) - colour(b) || valueOn(a) - valueOn(b)
      : valueOn(a) - valueOn(b) || colour(a) - colour(b),
  );
}

/** What an attachment counts on its side (RC-5.5). */
export const POINTS: Readonly<Record<string, number>> = {
  'monster-deep-one': 5,
  'monster-star-spawn': 3,
  'artifact-elder-sign': 3,
};

/** What lies on a seat's side of a Location, in the order in which it is shown: by value (RC-12.4). */
export function cardsAt({ locations }: RiseView, id: LocationId, seat: number): readonly string[] {
  const { cultists, attachments } = locations[id].sides[seat as 0 | 1];
  return [...attachments, ...sorted(cultists, 'value')];
}

export type BackKind = 'cultist' | 'monster' | 'artifact';

/** A hand that is not seen, as the backs of its cards. */
export function backsOf({ players }: RiseView, seat: number): readonly BackKind[] {
  const { counts } = players[seat as 0 | 1];
  return [
    ...Array<BackKind>(counts.cultists).fill('cultist'),
    ...Array<BackKind>(counts.monsters).fill('monster'),
    ...Array<BackKind>(counts.artifacts).fill('artifact'),
  ];
}
