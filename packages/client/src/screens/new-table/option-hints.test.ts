import { OFFERED_LANGUAGES } from '@conclave/kernel';
import { GAMES } from '@conclave/registry';
import { describe, expect, it } from 'vitest';
import { speak } from '../../i18n/words.ts';
import { hintOf, seatHintOf } from './option-hints.ts';

const asked = GAMES.flatMap(({ id, options }) => options.map((option) => [id, option.id] as const));

describe.each(OFFERED_LANGUAGES)('in %s', (language) => {
  it.each(asked)('%s says a sentence about %s', async (game, option) => {
    await speak(language);
    expect(hintOf(game, option)).toMatch(/^\p{Lu}.+\.$/u);
  });
});

it('advises against a first game of Choose Your God with five, and against nothing else', async () => {
  await speak('en');
  expect(seatHintOf('choose-your-god', 5)).toContain('play with 2 to 4');
  expect(seatHintOf('choose-your-god', 4)).toBeUndefined();
  expect(seatHintOf('cult-of-the-deep', 5)).toBeUndefined();
  await speak('de');
  expect(seatHintOf('choose-your-god', 5)).toContain('zu zweit bis viert');
});
