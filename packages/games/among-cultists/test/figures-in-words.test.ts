/** The rulings say the numbers that the engine plays with (AC-2.1 to AC-2.7). */
import { expect, it } from 'vitest';
import { type ByCard, SEAT_COUNTS } from '../src/components/cards.ts';
import { MAPS } from '../src/components/maps.ts';
import { amongCultists as game } from '../src/index.ts';

const NAMES = { alive: 'Alive', dead: 'Dead', success: 'Success', failure: 'Failure', sabotage: 'Sabotage' } as const;

/** As a ruling lists them: "7 Alive", "3 Dead"; what there is none of is not named. */
function listed(cards: Partial<ByCard>): string[] {
  return Object.entries(cards).flatMap(([card, count]) =>
    count === 0 ? [] : [`${count} ${NAMES[card as keyof typeof NAMES]}`],
  );
}

/** The lines of a ruling that are about so many players. */
function linesFor(id: string, seats: number): string[] {
  const { text = '' } = game.rules.en.find((rule) => rule.id === id) ?? {};
  return text
    .split('\n')
    .filter((line) => new RegExp(`\\b${seats}\\b[^:]* players?\\b`).test(line.split(':')[0] ?? ''));
}

it.each(Object.keys(SEAT_COUNTS).map(Number))('is true with %i players', (seats) => {
  const figures = SEAT_COUNTS[seats];
  if (figures === undefined) throw new Error(`there are no figures for ${seats}`);
  const says = (id: string) => linesFor(id, seats).join('\n');
  expect(says('AC-2.1')).toContain(`${figures.deadNeeded} dead`);
  for (const map of MAPS) expect(says('AC-2.1'), map).toMatch(new RegExp(`\\b${figures.target[map]}\\b`));
  for (const part of listed(figures.cultistHand)) expect(says('AC-2.3')).toContain(part);
  for (const part of listed(figures.pulsePool)) expect(says('AC-2.5')).toContain(part);
  for (const map of MAPS) {
    for (const part of listed(figures.roomPool[map])) expect(says('AC-2.6'), map).toContain(part);
  }
  for (const part of listed(figures.unsafeDeck)) expect(says('AC-2.7')).toContain(part);
});
