/** Numbers of cards and points that a table may replace by those of its own box, for each number of players. */
import { BadInput, between, boxForm, boxNumbers } from '@conclave/kernel';
import { SEAT_COUNTS, type SeatCount } from './components/cards.ts';

/** The fields of one number of players. */
function fieldsFor(seats: 4 | 5 | 6 | 7 | 8) {
  const usual = SEAT_COUNTS[seats] as SeatCount;
  const { cultistHand, pulsePool, unsafeDeck, roomPool } = usual;
  const rooms = roomPool.university;
  const ice = roomPool['under-the-surface'];
  return {
    'points-university': between(usual.target.university, 5, 20),
    'points-ice': between(usual.target['under-the-surface'], 5, 20),
    'dead-needed': between(usual.deadNeeded, 2, seats - usual.cultists),
    'cultist-alive': between(cultistHand.alive, 0, 6),
    'cultist-dead': between(cultistHand.dead, 0, 6),
    'cultist-success': between(cultistHand.success, 0, 7),
    'cultist-failure': between(cultistHand.failure, 0, 7),
    'cultist-sabotage': between(cultistHand.sabotage, 0, 7),
    'first-alive': between(pulsePool.alive, 0, 12),
    'first-dead': between(pulsePool.dead, 0, 6),
    'unsafe-alive': between(unsafeDeck.alive, 0, 14),
    'unsafe-dead': between(unsafeDeck.dead, 0, 8),
    'rooms-success': between(rooms.success, 0, 30),
    'rooms-failure': between(rooms.failure, 0, 12),
    'rooms-sabotage': between(rooms.sabotage, 0, 8),
    'ice-success': between(ice.success, 0, 30),
    'ice-failure': between(ice.failure, 0, 12),
    'ice-sabotage': between(ice.sabotage, 0, 8),
  };
}

type Fields = Readonly<Record<keyof ReturnType<typeof fieldsFor>, number>>;

export const form = boxForm({
  groups: {
    'players-4': fieldsFor(4),
    'players-5': fieldsFor(5),
    'players-6': fieldsFor(6),
    'players-7': fieldsFor(7),
    'players-8': fieldsFor(8),
  },
  example: {
    'players-4': { 'points-university': 9, 'first-alive': 5 },
    'players-5': { 'cultist-dead': 3, 'cultist-alive': 3, 'first-dead': 2 },
    'players-6': { 'points-ice': 12, 'rooms-success': 16, 'rooms-failure': 5 },
    'players-7': { 'dead-needed': 3 },
    'players-8': { 'unsafe-dead': 3, 'unsafe-alive': 9, 'ice-success': 14, 'ice-failure': 6 },
  },
  check(numbers) {
    for (const [seats, usual] of Object.entries(SEAT_COUNTS)) {
      const group = `players-${seats}` as keyof typeof numbers;
      checkFigures(group, numbers[group], usual, Number(seats));
    }
  },
});

/** What must add up (AC-2.3 to AC-2.6), and what would be decided when it begins (AC-7.6). */
function checkFigures(group: string, fields: Fields, usual: SeatCount, seats: number): void {
  const sum = (...ids: (keyof Fields)[]) => ids.reduce((total, id) => total + fields[id], 0);
  const mustBe = (ids: (keyof Fields)[], total: number) => {
    if (sum(...ids) === total) return;
    throw new BadInput(`${group}: ${ids.join(', ')} must add up to ${total}, not to ${sum(...ids)}`);
  };
  const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
  mustBe(['cultist-alive', 'cultist-dead'], 6);
  mustBe(['cultist-success', 'cultist-failure', 'cultist-sabotage'], 7);
  mustBe(['rooms-success', 'rooms-failure', 'rooms-sabotage'], total(usual.roomPool.university));
  mustBe(['ice-success', 'ice-failure', 'ice-sabotage'], total(usual.roomPool['under-the-surface']));
  const investigators = seats - usual.cultists;
  if (sum('first-alive', 'first-dead') < investigators)
    throw new BadInput(`${group}: first-alive and first-dead must add up to at least ${investigators}`);
  if (fields['first-dead'] >= fields['dead-needed'])
    throw new BadInput(`${group}.first-dead must be less than dead-needed, which is ${fields['dead-needed']}`);
}

export const numbersOf = boxNumbers(form);
