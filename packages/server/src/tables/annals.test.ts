import { describe, expect, it } from 'vitest';
import { Annals, Line } from './annals.ts';

function annals(...texts: readonly string[]): Annals<string> {
  return Annals.of(texts.map((text) => new Line(text)));
}

describe('annals', () => {
  it('grow without a change to earlier versions', () => {
    const one = annals('a');
    const two = one.with(new Line('b'));
    const three = two.with(new Line('c'));
    expect([[...one], [...two], [...three]]).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
    expect([one.last, two.last, three.last]).toEqual(['a', 'b', 'c']);
  });

  it('grow into two ways from one version', () => {
    const begun = annals('a').with(new Line('b'));
    const left = begun.with(new Line('left'));
    const right = begun.with(new Line('right'));
    expect([...left.with(new Line('on'))]).toEqual(['a', 'b', 'left', 'on']);
    expect([...right.with(new Line('on'))]).toEqual(['a', 'b', 'right', 'on']);
  });

  it('go back to an earlier version, and on from there', () => {
    const all = annals('a', 'b', 'c');
    const back = all.first(1);
    expect([...back.with(new Line('new'))]).toEqual(['a', 'new']);
    expect([...all]).toEqual(['a', 'b', 'c']);
  });

  it('hide what later versions added', () => {
    const short = annals().with(new Line('a'));
    short.with(new Line('b'));
    expect(short.at(1)).toBeUndefined();
    expect(short.from(0)).toEqual(['a']);
    expect([...short.backwards()]).toEqual(['a']);
    expect(annals().last).toBeUndefined();
  });

  it('read the same from a line that was folded', () => {
    const entries = Array.from({ length: 12 }, (_, n) => ({ n, by: null, events: [{ type: 'drawn' }] }));
    let all = Annals.of<(typeof entries)[number]>([]);
    for (const entry of entries) all = all.with(new Line(entry));
    expect([...all]).toEqual(entries);
    expect([...all.backwards()]).toEqual(entries.toReversed());
    expect(all.at(0)).toEqual(entries[0]);
    // The latest are still the very things that were put in.
    expect(all.last).toBe(entries[11]);
    expect(all.at(0)).not.toBe(entries[0]);
  });
});
