import { describe, expect, it } from 'vitest';
import { figuresFor, SEAT_COUNTS, SUPPLY } from '../src/components/cards.ts';
import { allEventCards } from '../src/components/events.ts';
import { itemsFor } from '../src/components/items.ts';
import { COLOURS } from '../src/components/locations.ts';
import { MAPS, maps, variantOf } from '../src/components/maps.ts';
import { ROUTES, routes } from '../src/components/routes.ts';

const SEATS = Object.keys(SEAT_COUNTS).map(Number);

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

describe('cards', () => {
  it('are 206: 174 pulse and room cards, 12 Route cards, 20 event cards (AC-2.2, AC-2.9)', () => {
    expect(sum(SUPPLY)).toBe(174);
    expect(sum(SUPPLY) + ROUTES.length + allEventCards().length).toBe(206);
  });

  it('make hands of 6 pulse and 7 room cards (AC-2.3, AC-2.4)', () => {
    for (const seats of SEATS) {
      const { alive, dead, success, failure, sabotage } = figuresFor(seats).cultistHand;
      expect([alive + dead, success + failure + sabotage]).toEqual([6, 7]);
    }
  });

  it('fill the rooms exactly (AC-2.6)', () => {
    for (const seats of SEATS) {
      for (const map of MAPS) {
        const { cardsInFirstRooms, roomPool } = figuresFor(seats);
        const { rooms } = maps[variantOf(map, seats)];
        const firstRooms = rooms.filter((room) => room.endsWith('-1'));
        expect(sum(roomPool[map])).toBe(firstRooms.length * cardsInFirstRooms + (rooms.length - firstRooms.length) * 2);
      }
    }
  });
});

describe('Route cards (AC-2.8)', () => {
  it('name two or three colours a round, and each colour six times', () => {
    for (const route of ROUTES) {
      expect(routes[route]).toHaveLength(10);
      for (const row of routes[route]) expect([2, 3]).toContain(row.length);
      for (const colour of COLOURS) expect(routes[route].filter((row) => row.includes(colour))).toHaveLength(6);
    }
  });

  it('name each colour equally often in each round', () => {
    for (let round = 0; round < 10; round++) {
      const counts = COLOURS.map((colour) => ROUTES.filter((route) => routes[route][round]?.includes(colour)).length);
      expect(new Set(counts).size).toBe(1);
    }
  });
});

describe('Item tokens (AC-2.13)', () => {
  it('are as many as the coloured rooms', () => {
    for (const seats of SEATS) {
      expect(itemsFor(seats)).toHaveLength(maps[variantOf('under-the-surface', seats)].rooms.length);
    }
  });
});
