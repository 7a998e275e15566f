import { expect, it } from 'vitest';
import { tablesToGive } from './balance.ts';

const node = (id: string, tables: number, more = {}) => ({ id, tables, state: 'alive', hears: true, ...more }) as const;

it('a new node gets its share from the others, in parcels', () => {
  expect(tablesToGive(300, [node('old', 300), node('new', 0)])).toEqual({ to: 'new', count: 50 });
  expect(tablesToGive(60, [node('new', 0)])).toEqual({ to: 'new', count: 30 });
});

it('nobody gives when all have about the same, or just a few', () => {
  expect(tablesToGive(110, [node('b', 100), node('c', 90)])).toEqual({ to: null, count: 0 });
  expect(tablesToGive(6, [node('b', 0)])).toEqual({ to: null, count: 0 });
  expect(tablesToGive(500, [])).toEqual({ to: null, count: 0 });
});

it('nothing is given to a node that stops, or that cannot be reached', () => {
  const others = [node('stops', 0, { state: 'draining' }), node('deaf', 0, { hears: false })];
  expect(tablesToGive(500, others)).toEqual({ to: null, count: 0 });
});
