/** What whoever opens a table should know of a number of players, in the few cases where there is something to know. */
import type { Language } from '@conclave/kernel';

const HINTS: Readonly<Record<string, Readonly<Record<number, Readonly<Record<Language, string>>>>>> = {
  'choose-your-god': {
    5: {
      en: 'For a first game, play with 2 to 4: the rulebook names no Cults for a first game with 5.',
      de: 'Spielt eure erste Partie zu zweit bis viert: Für eine erste Partie zu fünft nennt das Regelheft keine Kulte.',
    },
  },
};

export function seatHintOf(game: string, seats: number, language: Language): string | undefined {
  return HINTS[game]?.[seats]?.[language];
}
