import { amongCultists } from '@conclave/among-cultists';
import { chooseYourGod } from '@conclave/choose-your-god';
import { cultOfTheDeep } from '@conclave/cult-of-the-deep';
import { OFFERED_LANGUAGES, say } from '@conclave/kernel';
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import { expect, test } from 'vitest';

/** Two lines of the narrowest phone, three of a phone on its side. */
const LONGEST = 96;

for (const { id, texts } of [riseOfCthulhu, chooseYourGod, cultOfTheDeep, amongCultists]) {
  test(`${id}: every question fits the bar of a phone`, () => {
    const questions = OFFERED_LANGUAGES.flatMap((language) =>
      Object.keys(texts[language])
        .filter((key) => key.startsWith('decision.'))
        .map((key) => [key, say(texts[language], { key })] as const),
    );
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter(([, text]) => text.length > LONGEST)).toEqual([]);
  });
}
