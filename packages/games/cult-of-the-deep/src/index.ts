/** Cult of the Deep with what bots know of it and its words in every language, as Node has it. A browser takes game.ts and one language. */
import { ALL_LANGUAGES } from '@conclave/kernel';
import { cultOfTheDeep } from './game.ts';
import { insight } from './insight/index.ts';

export * from './game.ts';

Object.assign(cultOfTheDeep, { insight });

for (const language of ALL_LANGUAGES) {
  const { texts } = await import(`@conclave/languages/${language}/cult-of-the-deep/index`);
  cultOfTheDeep.learn(language, texts);
  const { rules } = await import(`@conclave/languages/${language}/cult-of-the-deep/rulings/index`);
  cultOfTheDeep.learnRules(language, rules);
}
