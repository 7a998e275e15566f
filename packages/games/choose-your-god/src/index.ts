/** Choose Your God with its words in every language, as Node has it. A browser takes game.ts and the one language that is read. */
import { ALL_LANGUAGES } from '@conclave/kernel';
import { chooseYourGod } from './game.ts';

export * from './game.ts';

for (const language of ALL_LANGUAGES) {
  const { texts } = await import(`@conclave/languages/${language}/choose-your-god/index`);
  chooseYourGod.learn(language, texts);
}
