import type { DeepView } from '@conclave/cult-of-the-deep';
import { describe, expect, it } from 'vitest';
import type { Die } from '../things.ts';
import { resolveOrder } from './resolve-order.ts';

const die = (id: number, face: Die['face'], at: Die['at'], mode: Die['mode'] = null): Die => ({
  id,
  face,
  at,
  mode,
  coined: false,
  lent: false,
});

function orderOf(...dice: Die[]): number[] {
  return resolveOrder({ dice } as unknown as DeepView).map(({ id }) => id);
}

describe('resolving all dice with one touch (CD-12.6)', () => {
  it('puts what hurts first, then rituals, then what heals', () => {
    expect(
      orderOf(
        die(1, 'blood', 'seat-0'),
        die(2, 'parchment', 'altar-1'),
        die(3, 'dagger', 'seat-2'),
        die(4, 'double-dagger', 'seat-1'),
      ),
    ).toEqual([3, 4, 2, 1]);
  });

  it('takes a dagger that is a power symbol for a cure, and Cosmos on a Sorceress for a blow', () => {
    expect(orderOf(die(1, 'dagger', 'seat-0', 'power'), die(2, 'cosmos', 'seat-0', 'arcane'))).toEqual([2, 1]);
  });

  it('leaves out dice that are not committed', () => {
    expect(orderOf(die(1, 'blood', 'idle'), die(2, 'blood', 'seat-1'), die(3, 'blood', 'pool'))).toEqual([2]);
  });
});
