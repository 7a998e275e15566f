import { GAMES } from '@conclave/registry';
import { describe, expect, it } from 'vitest';
import { membersOf, rangeOf, withMember } from './option-kinds.ts';

const words = { en: 'x', de: 'x', fr: 'x', es: 'x', pl: 'x', it: 'x' };
const said = (values: readonly (string | number)[]) => ({ values: values.map((value) => ({ value, words })) });
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('an option with many numbers', () => {
  it('is a range, with whatever stands beside it', () => {
    expect(rangeOf(said([0, ...upTo(20, 200)]))).toMatchObject({ from: 20, to: 200, others: [{ value: 0 }] });
    expect(rangeOf(said(['off', ...upTo(8, 60)]))).toMatchObject({ from: 8, to: 60, others: [{ value: 'off' }] });
    expect(rangeOf(said(upTo(0, 10)))).toMatchObject({ from: 0, to: 10, others: [] });
  });

  it('is a list if the numbers are few or far apart', () => {
    expect(rangeOf(said([0, 10, 15, 20, 30, 60]))).toBeNull();
    expect(rangeOf(said(['on', 'off']))).toBeNull();
    expect(rangeOf(said([]))).toBeNull();
  });
});

describe('an option whose values are sets', () => {
  const sets = said(['', 'a', 'b', 'a,b', 'c', 'a,c', 'b,c', 'a,b,c', 'd', ...upTo(1, 7).map((n) => `d,${n}`)]);

  it('is asked by its members', () => {
    const roles = GAMES.flatMap(({ options }) => options).find(({ id }) => id === 'roles');
    expect(membersOf(said(roles?.values ?? []))).toHaveLength(8);
    expect(membersOf(said(['on', 'off']))).toBeNull();
    expect(membersOf(sets)).not.toBeNull();
  });

  it('keeps the order of its members, whatever is chosen first', () => {
    const members = said(['a', 'b', 'c']).values;
    expect(withMember(members, '', 'b', true)).toBe('b');
    expect(withMember(members, 'b', 'a', true)).toBe('a,b');
    expect(withMember(members, 'a,b', 'b', false)).toBe('a');
    expect(withMember(members, 'a', 'a', false)).toBe('');
  });
});

it('leaves no list with more values than one can read', () => {
  const lists = GAMES.flatMap(({ options }) => options.map(({ values }) => said(values))).filter(
    (option) => rangeOf(option) === null && membersOf(option) === null,
  );
  for (const { values } of lists) expect(values.length).toBeLessThan(9);
});
