import { expect, it } from 'vitest';
import { withoutStalls } from './crash-checks.ts';

it('a server did not live while it stood still', () => {
  const lives = [{ from: 0, to: 100 }, { from: 200 }];
  const stalls = [
    { from: 230, to: 250 },
    { from: 10, to: 20 },
    { from: 60, to: 70 },
  ];
  expect(withoutStalls(lives, stalls)).toEqual([
    { from: 0, to: 10 },
    { from: 20, to: 60 },
    { from: 70, to: 100 },
    { from: 200, to: 230 },
    { from: 250 },
  ]);
});

it('what a server notes about the time before it started is not believed', () => {
  expect(withoutStalls([{ from: 0, to: 100 }, { from: 200 }], [{ from: 40, to: 200 }])).toEqual([
    { from: 0, to: 100 },
    { from: 200 },
  ]);
});
