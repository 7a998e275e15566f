/** What the text board of Choose Your God says beside the names of the game. */
import type { terminal } from '@conclave/languages/en/choose-your-god/terminal';
import { wordsOf } from '../../languages.ts';

export type CityWord = keyof typeof terminal;

export const CITY_WORDS = await wordsOf('choose-your-god/terminal');
