/** What good play looks at; bots of every strength are built from it. */
import type { Insight } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import type { City } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { suggest } from './suggest/index.ts';

/** A placement takes two decisions, and two options often differ by a coin or two only. */
const search = { decisions: 10, exploration: 0.05, trust: 12 };

/** Only hands and decks are hidden: most choices are the same in every world. */
const worlds = 1;

export const insight: Insight<City, CityChoice> = { evaluate, suggest, search, worlds };
