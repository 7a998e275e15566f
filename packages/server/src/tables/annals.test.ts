import { describe, expect, it } from 'vitest';
import { Annals } from './annals.ts';

describe('annals', () => {
  it('grow without a change to earlier versions', () => {
    const one = Annals.of(['a']);
    const two = one.with('b');
    const three = two.with('c');
    expect([[...one], [...two], [...three]]).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
    expect([one.last, two.last, three.last]).toEqual(['a', 'b', 'c']);
  });

  it('grow into two ways from one version', () => {
    const begun = Annals.of(['a']).with('b');
    const left = begun.with('left');
    const right = begun.with('right');
    expect([...left.with('on')]).toEqual(['a', 'b', 'left', 'on']);
    expect([...right.with('on')]).toEqual(['a', 'b', 'right', 'on']);
  });

  it('go back to an earlier version, and on from there', () => {
    const all = Annals.of(['a', 'b', 'c']);
    const back = all.first(1);
    expect([...back.with('new')]).toEqual(['a', 'new']);
    expect([...all]).toEqual(['a', 'b', 'c']);
  });

  it('hide what later versions added', () => {
    const short = Annals.of<string>([]).with('a');
    short.with('b');
    expect(short.at(1)).toBeUndefined();
    expect(short.from(0)).toEqual(['a']);
    expect(short.findLastIndex((item) => item === 'b')).toBe(-1);
    expect(Annals.of([]).last).toBeUndefined();
  });
});
