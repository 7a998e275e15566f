/** Choose Your God with what bots know of it and its words in every language, as Node has it. A browser takes game.ts and one language. */
import { ALL_LANGUAGES } from '@conclave/kernel';
import { chooseYourGod } from './game.ts';
import { insight } from './insight/index.ts';

export * from './game.ts';

Object.assign(chooseYourGod, { insight });

for (const language of ALL_LANGUAGES) {
  const { texts } = await import(`@conclave/languages/${language}/choose-your-god/index`);
  chooseYourGod.learn(language, texts);
  const { rules } = await import(`@conclave/languages/${language}/choose-your-god/rulings/index`);
  chooseYourGod.learnRules(language, rules);
}
