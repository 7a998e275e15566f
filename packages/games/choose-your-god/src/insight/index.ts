/** What good play looks at; bots of every strength are built from it. */
import type { Insight } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import type { City } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { suggest } from './suggest/index.ts';
import { weigh } from './weigh.ts';

/** A placement takes two decisions, and two options often differ by a coin or two only. */
const trials = { candidates: 4, margin: 0.1, worlds: 16, rounds: 1, decisions: 200, trust: 4 };

/** Only hands and decks are hidden: most choices are the same in every world. */
const worlds = 1;

/** All other decisions belong to what was begun with one of these, deals to the prayer before them. */
const beginnings = ['pick-cult', 'celebrate', 'intent', 'act'];

export const insight: Insight<City, CityChoice> = { evaluate, suggest, weigh, beginnings, trials, worlds };
