import { describe, expect, it } from 'vitest';
import { type Balance, CARDS, INVESTIGATOR_HAND, SEAT_COUNTS, SUPPLY } from '../src/components/cards.ts';
import { allEventCards } from '../src/components/events.ts';
import { figuresFor } from '../src/components/figures.ts';
import { itemsFor } from '../src/components/items.ts';
import { COLOURS } from '../src/components/locations.ts';
import { MAPS, maps, variantOf } from '../src/components/maps.ts';
import { ROUTES, routes } from '../src/components/routes.ts';

const SEATS = Object.keys(SEAT_COUNTS).map(Number);
const BALANCES: readonly Balance[] = ['reconstructed', 'tuned'];

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

describe('cards', () => {
  it('are 206: 174 pulse and room cards, 12 Route cards, 20 event cards (AC-2.2, AC-2.9)', () => {
    expect(sum(SUPPLY)).toBe(174);
    expect(sum(SUPPLY) + ROUTES.length + allEventCards().length).toBe(206);
  });

  describe.each(BALANCES)('with the %s numbers (AC-7.6)', (balance) => {
    it('make hands of 6 pulse and 7 room cards (AC-2.3, AC-2.4)', () => {
      for (const seats of SEATS) {
        const { alive, dead, success, failure, sabotage } = figuresFor(seats, { balance }).cultistHand;
        expect([alive + dead, success + failure + sabotage]).toEqual([6, 7]);
      }
    });

    it('fill the rooms exactly (AC-2.6)', () => {
      for (const seats of SEATS) {
        for (const map of MAPS) {
          const { cardsInFirstRooms, roomPool } = figuresFor(seats, { balance });
          const { rooms } = maps[variantOf(map, seats)];
          const firstRooms = rooms.filter((room) => room.endsWith('-1'));
          const others = rooms.length - firstRooms.length;
          expect(sum(roomPool[map])).toBe(firstRooms.length * cardsInFirstRooms + others * 2);
        }
      }
    });

    it('give everybody a first pulse card, and leave the reserve what rules may ask for (AC-2.2, AC-2.5)', () => {
      // The cult's mark, hidden-stacks; on ice also the owl and the ritual.
      const base = { alive: 2, dead: 0, success: 2, failure: 0, sabotage: 0 };
      const onIce = { ...base, success: 7, failure: 5, sabotage: 5 };
      for (const seats of SEATS) {
        for (const map of MAPS) {
          const { cultists, cultistHand, pulsePool, roomPool, unsafeDeck } = figuresFor(seats, { balance });
          const asked = map === 'university' ? base : onIce;
          expect(sum(pulsePool)).toBeGreaterThanOrEqual(seats - cultists);
          const dealt: Readonly<Record<string, number>>[] = [pulsePool, roomPool[map], unsafeDeck, { alive: cultists }];
          for (let i = 0; i < cultists; i++) dealt.push(cultistHand);
          for (let i = cultists; i < seats; i++) dealt.push(INVESTIGATOR_HAND);
          for (const card of CARDS) {
            const used = dealt.reduce((total, cards) => total + (cards[card] ?? 0), asked[card]);
            expect(used, `${card} with ${seats} on ${map}`).toBeLessThanOrEqual(SUPPLY[card]);
          }
        }
      }
    });
  });

  it.each(['reconstructed', 'tuned'] as const)('never deal a game that is decided already (AC-7.6): %s', (balance) => {
    for (const seats of [4, 5, 6, 7, 8]) {
      const { pulsePool, deadNeeded } = figuresFor(seats, { balance });
      expect(pulsePool.dead, `${seats} players`).toBeLessThan(deadNeeded);
    }
  });

  it('keep every number of the rulebook that is not our own (AC-7.6)', () => {
    for (const seats of SEATS) {
      const printed = figuresFor(seats);
      const tuned = figuresFor(seats, { balance: 'tuned' });
      expect(tuned.deadNeeded).toBe(printed.deadNeeded);
      expect(tuned.target['under-the-surface']).toBe(printed.target['under-the-surface']);
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
