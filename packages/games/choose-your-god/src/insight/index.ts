/** What good play looks at; bots of every strength are built from it. */
import type { Insight } from '@conclave/kernel';
import type { CityChoice } from '../choices.ts';
import type { City } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { suggest } from './suggest/index.ts';
import { weigh } from './weigh.ts';

/** Judged where the round ends. Two options often differ by a coin or two only, and what else is asked is soon decided. */
const trials = {
  candidates: 4,
  margin: 0.15,
  worlds: 12,
  rounds: 1,
  decisions: 200,
  trust: 2,
  at: ['celebrate', 'intent', 'intent-location', 'act', 'thieves-amount'],
};

/** Only hands and decks are hidden: most choices are the same in every world. */
const worlds = 1;

/** All other decisions belong to what was begun with one of these, deals to the prayer before them. */
const beginnings = ['pick-cult', 'celebrate', 'intent', 'act'];

export const insight: Insight<City, CityChoice> = { evaluate, suggest, weigh, beginnings, trials, worlds };
