/** What good play looks at; bots of every strength are built from it. */
import type { Insight } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import type { DeepMemory } from '../memory.ts';
import type { Deep } from '../state.ts';
import type { DeepView } from '../view.ts';
import { distinct } from './distinct.ts';
import { evaluateAs } from './evaluate.ts';
import { adeptly, masterly } from './judgement.ts';
import { glanceAs, suggest } from './suggest.ts';

/** What a glance does not tell and does not come up often: it shows its effect within a round. */
const trials = {
  candidates: 4,
  margin: 0.2,
  worlds: 24,
  rounds: 1,
  decisions: 150,
  trust: 4,
  at: ['sigil-params', 'counter-sigil', 'choose-wraith', 'faceless-mark'],
};

/** These come up by themselves in the course of a turn. */
const beginnings = ['reroll', 'commit-die', 'resolve-next'];

export const insight: Insight<Deep, DeepChoice, DeepView, DeepMemory> = {
  evaluate: evaluateAs(adeptly),
  glance: glanceAs(adeptly),
  suggest,
  distinct,
  beginnings,
  trials,
  mastery: { evaluate: evaluateAs(masterly), glance: glanceAs(masterly) },
};
