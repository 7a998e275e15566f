import { describe, expect, it } from 'vitest';
import type { PathOption } from '../contract.ts';
import { groupsOf } from './groups.ts';

function option(name: string, path: string[], warning = false): PathOption {
  return {
    choice: { type: name },
    description: { path, words: { key: name }, rule: 'X-1', ...(warning && { warning: { key: 'careful' } }) },
  };
}

describe('the list of options', () => {
  const pass = option('pass', ['button:pass']);
  const claim = option('claim', ['button:claim'], true);
  const [dieToAltar, dieToGate] = [option('a', ['die:1', 'altar']), option('b', ['die:1', 'gate'])];

  it('groups what begins with the same thing', () => {
    expect(groupsOf([dieToAltar, pass, dieToGate])).toEqual([
      { first: null, options: [pass] },
      { first: 'die:1', options: [dieToAltar, dieToGate] },
    ]);
  });

  it('puts what may lose the game last', () => {
    expect(groupsOf([claim, dieToAltar, pass]).at(-1)).toEqual({ first: null, options: [claim] });
  });
});
