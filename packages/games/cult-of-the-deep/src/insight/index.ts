/** What good play looks at; bots of every strength are built from it. */
import type { Insight } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import type { DeepMemory } from '../memory.ts';
import type { Deep } from '../state.ts';
import type { DeepView } from '../view.ts';
import { distinct } from './distinct.ts';
import { evaluate } from './evaluate.ts';
import { glance, suggest } from './suggest.ts';

/** A turn is a chain of small decisions, most of which differ by a point of life. */
const trials = {
  candidates: 4,
  margin: 0.2,
  worlds: 24,
  rounds: 1,
  decisions: 150,
  trust: 4,
  // In which order dice resolve and which are rolled again is told well enough at first sight.
  at: [
    'commit-die',
    'respond',
    'resolve-act',
    'recommit-die',
    'place-die',
    'sigil-params',
    'counter-sigil',
    'choose-wraith',
    'faceless-mark',
  ],
};

/** These come up by themselves in the course of a turn. */
const beginnings = ['reroll', 'commit-die', 'resolve-next'];

export const insight: Insight<Deep, DeepChoice, DeepView, DeepMemory> = {
  evaluate,
  suggest,
  glance,
  distinct,
  beginnings,
  trials,
};
