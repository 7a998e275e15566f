/** Among Cultists with what bots know of it and its words in every language, as Node has it. A browser takes game.ts and one language. */
import { ALL_LANGUAGES } from '@conclave/kernel';
import { amongCultists } from './game.ts';
import { insight } from './insight/index.ts';

export * from './game.ts';

Object.assign(amongCultists, { insight });

for (const language of ALL_LANGUAGES) {
  const { texts } = await import(`@conclave/languages/${language}/among-cultists/index`);
  amongCultists.learn(language, texts);
  const { rules } = await import(`@conclave/languages/${language}/among-cultists/rulings/index`);
  amongCultists.learnRules(language, rules);
}
