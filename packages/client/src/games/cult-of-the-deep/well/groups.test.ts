import type { DeepView } from '@conclave/cult-of-the-deep';
import { expect, it } from 'vitest';
import { groupsOf, poolOf } from './groups.ts';

const die = (id: number, at: string) => ({ id, face: 'blood', at, mode: null, coined: false, lent: false });

it('placed dice are grouped by where they lie, seats before altars, idle ones last', () => {
  const dice = [die(1, 'idle'), die(2, 'altar-1'), die(3, 'seat-4'), die(4, 'pool'), die(5, 'altar-1')];
  const view = { dice } as unknown as DeepView;
  expect(poolOf(view).map(({ id }) => id)).toEqual([4]);
  expect(groupsOf(view).map(({ at, dice: there }) => [at, there.map(({ id }) => id)])).toEqual([
    ['seat-4', [3]],
    ['altar-1', [2, 5]],
    ['idle', [1]],
  ]);
});
