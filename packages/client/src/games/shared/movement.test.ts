import { expect, it } from 'vitest';
import { cardIn } from './movement.ts';

const card = { left: 500, top: 300, width: 70, height: 98 };

it('begins in the middle of a hand, as large as it will be', () => {
  const hand = { left: 100, top: 600, width: 900, height: 160 };
  expect(cardIn(hand, card)).toEqual({ left: 515, top: 631, width: 70, height: 98 });
});

it('begins smaller where its place is smaller', () => {
  const backs = { left: 200, top: 10, width: 240, height: 49 };
  expect(cardIn(backs, card)).toEqual({ left: 302.5, top: 10, width: 35, height: 49 });
});
