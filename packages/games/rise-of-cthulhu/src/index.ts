/** Rise of Cthulhu with its words in every language, as Node has it. A browser takes game.ts and the one language that is read. */
import { ALL_LANGUAGES } from '@conclave/kernel';
import { riseOfCthulhu } from './game.ts';

export * from './game.ts';

for (const language of ALL_LANGUAGES) {
  const { texts } = await import(`@conclave/languages/${language}/rise-of-cthulhu/index`);
  riseOfCthulhu.learn(language, texts);
}
