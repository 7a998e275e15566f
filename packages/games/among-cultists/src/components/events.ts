/** Event cards (AC-2.9). What they do stands in rules/event-cards.ts. */
export const EVENT_CARDS = [
  'lights-out',
  'fishman-prowls',
  'acolytes-gather',
  'portal-opens',
  'jammed-doors',
  'broken-ground',
  'quiet-hour',
  'hidden-stacks',
] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

const EVENT_COPIES: Readonly<Record<EventCard, number>> = {
  'lights-out': 5,
  'fishman-prowls': 4,
  'acolytes-gather': 3,
  'portal-opens': 2,
  'jammed-doors': 2,
  'broken-ground': 2,
  'quiet-hour': 1,
  'hidden-stacks': 1,
};

/** All 20 cards, in the order of the table. */
export function allEventCards(): EventCard[] {
  return EVENT_CARDS.flatMap((card) => Array<EventCard>(EVENT_COPIES[card]).fill(card));
}
