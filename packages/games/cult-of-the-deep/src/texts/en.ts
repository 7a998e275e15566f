/** Every word of the game in English. The other languages have exactly these keys. */
import type { Catalogue } from '@conclave/kernel';
import { boxTexts } from './box.ts';
import { cards } from './en/cards.ts';
import { choices } from './en/choices.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { questions } from './en/questions.ts';
import { shorts } from './en/shorts.ts';
import { numberedNames } from './numbered-names.ts';
import { optionNumbers } from './option-numbers.ts';

const texts = { ...names, ...cards, ...options, ...questions, ...choices, ...shorts, ...events };

export type TextKey = keyof typeof texts;

export const en: Catalogue = {
  language: 'en',
  ...boxTexts.en,
  ...texts,
  ...numberedNames({ seat: 'Seat', altar: 'Altar' }),
  ...optionNumbers({
    responseTimer: { 0: 'No limit', other: '{n} seconds' },
    tradeTimer: { 0: 'No limit', other: '{n} seconds' },
    highPriestBonus: { 0: 'None', 3: '3, as printed', other: '{n}' },
    roundLimit: { 0: 'Never', other: 'After {n} rounds' },
  }),
};
