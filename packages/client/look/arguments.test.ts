import { expect, it } from 'vitest';
import { partOf, readArguments } from './arguments.ts';
import { LANGUAGES } from './matrix.ts';

it('wants every game at every size, and everything else, if nothing is said', () => {
  const { wanted, decisions } = readArguments([]);
  expect(wanted.games).toHaveLength(4);
  expect(wanted.sizes).toHaveLength(11);
  expect(wanted).toMatchObject({ languages: LANGUAGES, themes: ['dark', 'light', 'contrast'], once: false });
  expect(decisions).toBeGreaterThan(10);
});

it('reads games by a part of their names, and lists', () => {
  const { wanted } = readArguments(['--game', 'rise,deep', '--size', '390x844,1440x900', '--lang', 'de']);
  expect(wanted.games).toEqual(['rise-of-cthulhu', 'cult-of-the-deep']);
  expect(wanted.sizes).toEqual([
    [390, 844],
    [1440, 900],
  ]);
  expect(wanted.languages).toEqual(['de']);
});

it('is quick with one visit for each game and size', () => {
  const { wanted } = readArguments(['--quick']);
  expect(wanted).toMatchObject({ once: true, languages: ['en'], themes: ['dark'], texts: ['normal'] });
});

it.each([
  [['--game', 'chess'], '--game knows'],
  [['--size', 'large'], '--size wants'],
  [['--seats', 'many'], '--seats wants'],
  [['--part', '5/4'], '--part wants'],
])('refuses %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});

it('looks at the same games again, or at others', () => {
  expect(readArguments([]).seed).toBe(readArguments([]).seed);
  expect(readArguments(['--seed', '7']).seed).toBe(7);
});

it('looks at everything once in as many parts as are wanted', () => {
  const all = [1, 2, 3, 4, 5, 6, 7];
  const parts = ['1/3', '2/3', '3/3'].map((part) => partOf(all, readArguments(['--part', part]).part));
  expect(parts.flat()).toEqual(all);
  expect(parts.map(({ length }) => length)).toEqual([2, 3, 2]);
});
