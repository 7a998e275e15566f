/** Every word of the game in German. */
import type { Catalogue } from '@conclave/kernel';
import { boxTexts } from './box.ts';
import { cards } from './de/cards.ts';
import { choices } from './de/choices.ts';
import { events } from './de/events.ts';
import { names } from './de/names.ts';
import { options } from './de/options.ts';
import { questions } from './de/questions.ts';
import { shorts } from './de/shorts.ts';
import { numberedNames } from './numbered-names.ts';
import { optionNumbers } from './option-numbers.ts';

export const de: Catalogue = {
  language: 'de',
  ...boxTexts.de,
  ...names,
  ...cards,
  ...options,
  ...questions,
  ...choices,
  ...shorts,
  ...events,
  ...numberedNames({ seat: 'Platz', altar: 'Altar' }),
  ...optionNumbers({
    responseTimer: { 0: 'Unbegrenzt', other: '{n} Sekunden' },
    tradeTimer: { 0: 'Unbegrenzt', other: '{n} Sekunden' },
    highPriestBonus: { 0: 'Keine', 3: '3, wie gedruckt', other: '{n}' },
    roundLimit: { 0: 'Nie', other: 'Nach {n} Runden' },
  }),
};
