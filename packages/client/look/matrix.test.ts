import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { LANGUAGES, pairs, SIZES, visitsFor } from './matrix.ts';

it('lets every two values of different settings meet', () => {
  const columns = [
    ['en', 'de'],
    ['dark', 'light', 'contrast'],
    ['normal', 'large', 'larger'],
    [4, 6, 8],
    [false, true],
  ] as const;
  const rows = pairs(columns);
  expect(rows.length).toBeLessThanOrEqual(14);
  for (const [i, first] of columns.entries())
    for (const [j, second] of columns.entries())
      for (const a of first)
        for (const b of second) if (i < j) expect(rows.some((row) => row[i] === a && row[j] === b)).toBe(true);
});

it('visits every game at every size, and over the sizes all languages, themes, text sizes and seats', () => {
  const visits = visitsFor(readArguments([]).wanted);
  const deep = visits.filter(({ game }) => game === 'cult-of-the-deep');
  expect(new Set(deep.map(({ width, height }) => `${width}x${height}`)).size).toBe(SIZES.length);
  for (const setting of ['language', 'theme', 'text', 'seats', 'clock'] as const) {
    const values = new Set(deep.map((visit) => visit[setting]));
    expect(values.size).toBe({ language: LANGUAGES.length, theme: 3, text: 3, seats: 3, clock: 2 }[setting]);
  }
});

it('looks at both maps of Among Cultists, and at the gallery of gods', () => {
  const visits = visitsFor(readArguments([]).wanted);
  expect(new Set(visits.map(({ game, variant }) => `${game} ${variant}`))).toEqual(
    new Set([
      'rise-of-cthulhu usual',
      'choose-your-god usual',
      'choose-your-god gallery',
      'cult-of-the-deep usual',
      'among-cultists usual',
      'among-cultists surface',
    ]),
  );
});

it('asks no game for more seats than it has', () => {
  const visits = visitsFor(readArguments(['--quick', '--seats', '8']).wanted);
  expect(new Set(visits.map(({ game, seats }) => `${game} ${seats}`))).toEqual(
    new Set(['rise-of-cthulhu 2', 'choose-your-god 5', 'cult-of-the-deep 8', 'among-cultists 8']),
  );
});
