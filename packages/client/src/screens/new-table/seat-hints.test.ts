import { expect, it } from 'vitest';
import { seatHintOf } from './seat-hints.ts';

it('advises against a first game of Choose Your God with five, and against nothing else', () => {
  expect(seatHintOf('choose-your-god', 5, 'en')).toContain('play with 2 to 4');
  expect(seatHintOf('choose-your-god', 5, 'de')).toContain('zu zweit bis viert');
  expect(seatHintOf('choose-your-god', 4, 'en')).toBeUndefined();
  expect(seatHintOf('cult-of-the-deep', 5, 'en')).toBeUndefined();
});
