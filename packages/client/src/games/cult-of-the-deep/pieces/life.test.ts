import { type DeepView, cultOfTheDeep as game } from '@conclave/cult-of-the-deep';
import { resolveOptions, type Seat, SeededChance, Telling } from '@conclave/kernel';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Life } from './Life.tsx';

/** One drop as the table draws it; it uses no state, so that it can be called like any function. */
function dropOf(view: DeepView, seat: Seat): ReactNode {
  return Life({ table: { view }, seat });
}

interface Found {
  readonly numbers: string[];
  /** Parts of one parent that have the same key: the browser would keep both for ever. */
  readonly twins: string[];
}

function lookInto(node: ReactNode, found: Found = { numbers: [], twins: [] }): Found {
  if (!isValidElement<{ children?: ReactNode; 'data-number'?: string }>(node)) return found;
  const { children, 'data-number': number } = node.props;
  if (number !== undefined) found.numbers.push(String(children));
  const keys: string[] = [];

  for (const child of [children].flat(3)) {
    if (isValidElement(child) && child.key !== null) keys.push(child.key);
    lookInto(child as ReactNode, found);
  }
  found.twins.push(...keys.filter((key, i) => keys.indexOf(key) !== i));
  return found;
}

/** Every drop of a game of random choices, whenever something was told. */
function faultsIn(seats: number, seed: string): string[] {
  const [chance, choosing] = [new SeededChance(seed), new SeededChance(`${seed} choices`)];
  const state = game.setup(seats, resolveOptions(game, {}), new Telling(chance));
  const faults: string[] = [];
  for (let now = game.pending(state); now !== null; now = game.pending(state)) {
    const { seat, options } = choosing.pick(now.asked);
    game.choose(state, seat, choosing.pick(options), new Telling(chance));
    const view = game.viewOf(state, seat) as DeepView;
    view.players.forEach(({ life, status }, place) => {
      if (status !== 'living') return;
      const { numbers, twins } = lookInto(dropOf(view, place));
      if (numbers.join() !== String(life)) faults.push(`seat ${place} has ${life}, its drop says ${numbers.join()}`);
      if (twins.length > 0) faults.push(`seat ${place}: two parts are called ${twins.join()}`);
    });
  }
  return faults;
}

describe('a drop', () => {
  it('says one number, the true one, and no two parts of it are taken for each other', () => {
    expect([4, 6, 8].flatMap((seats) => [1, 2].flatMap((n) => faultsIn(seats, `drops ${n}`)))).toEqual([]);
  });
});
