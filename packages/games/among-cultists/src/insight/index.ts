/** What good play looks at; bots of every strength are built from it. */
import type { Insight } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { AmongMemory } from '../memory.ts';
import type { Among } from '../state.ts';
import type { AmongView } from '../view.ts';
import { distinct } from './distinct.ts';
import { evaluate } from './evaluate.ts';
import { says } from './says.ts';
import { suggest } from './suggest.ts';
import { weigh } from './weigh.ts';

/** A walk shows its worth only after the meetings and actions of its round. */
const trials = { candidates: 4, margin: 0.3, worlds: 40, rounds: 2, decisions: 120, trust: 4 };

export const insight: Insight<Among, AmongChoice, AmongView, AmongMemory> = {
  evaluate,
  suggest,
  weigh,
  distinct,
  says,
  trials,
};
