/** Rise of Cthulhu with what bots know of it and its words in every language, as Node has it. A browser takes game.ts and one language. */
import { ALL_LANGUAGES } from '@conclave/kernel';
import { riseOfCthulhu } from './game.ts';
import { insight } from './insight.ts';

export * from './game.ts';

Object.assign(riseOfCthulhu, { insight });

for (const language of ALL_LANGUAGES) {
  const { texts } = await import(`@conclave/languages/${language}/rise-of-cthulhu/index`);
  riseOfCthulhu.learn(language, texts);
  const { rules } = await import(`@conclave/languages/${language}/rise-of-cthulhu/rulings/index`);
  riseOfCthulhu.learnRules(language, rules);
}
