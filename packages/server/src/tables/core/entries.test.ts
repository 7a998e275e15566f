import { describe, expect, it } from 'vitest';
import { aChoice } from '../../storage/conformance/samples.ts';
import type { Entry } from '../../storage/store.ts';
import { EntryLog, Line } from './entries.ts';

/** A line that is known by its text. */
function line(text: string): Line<Entry> {
  return new Line(aChoice({ by: { user: 'ada', command: text }, choice: { text } }));
}

function logs(...texts: readonly string[]): EntryLog<Entry> {
  return EntryLog.of(texts.map(line));
}

function textOf(entry: Entry | undefined): string | undefined {
  return entry?.by?.command;
}

function textsOf(entries: Iterable<Entry>): (string | undefined)[] {
  return [...entries].map(textOf);
}

describe('logs', () => {
  it('grow without a change to earlier versions', () => {
    const one = logs('a');
    const two = one.with(line('b'));
    const three = two.with(line('c'));
    expect([one, two, three].map(textsOf)).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
    expect([one.last, two.last, three.last].map(textOf)).toEqual(['a', 'b', 'c']);
  });

  it('grow into two ways from one version', () => {
    const begun = logs('a').with(line('b'));
    const left = begun.with(line('left'));
    const right = begun.with(line('right'));
    expect(textsOf(left.with(line('on')))).toEqual(['a', 'b', 'left', 'on']);
    expect(textsOf(right.with(line('on')))).toEqual(['a', 'b', 'right', 'on']);
  });

  it('go back to an earlier version, and on from there', () => {
    const all = logs('a', 'b', 'c');
    const back = all.first(1);
    expect(textsOf(back.with(line('new')))).toEqual(['a', 'new']);
    expect(textsOf(all)).toEqual(['a', 'b', 'c']);
  });

  it('hide what later versions added', () => {
    const short = logs().with(line('a'));
    short.with(line('b'));
    expect(short.length).toBe(1);
    expect(short.at(1)).toBeUndefined();
    expect(textsOf(short.from(0))).toEqual(['a']);
    expect(textsOf(short.backwards())).toEqual(['a']);
    expect(logs().last).toBeUndefined();
  });

  it('read the same from a line that was folded, and write the same', () => {
    const entries = Array.from({ length: 12 }, (_, n) =>
      aChoice({ at: n, by: n % 2 === 0 ? null : { user: 'ada', command: `${n}` }, choice: { n } }),
    );
    let all = EntryLog.of<Entry>([]);
    for (const entry of entries) all = all.with(new Line(entry));
    expect([...all]).toEqual(entries);
    expect([...all.backwards()]).toEqual(entries.toReversed());
    expect(all.at(0)).toEqual(entries[0]);
    // The latest are still the very things that were put in.
    expect(all.last).toBe(entries[11]);
    expect(all.at(0)).not.toBe(entries[0]);
    const fresh = entries.map((entry) => new Line(entry).body);
    expect(all.linesFrom(0).map(({ body }) => body)).toEqual(fresh);
  });
});
