/** What good play looks at; bots of every strength are built from it. */
import type { Insight } from '@conclave/kernel';
import type { AmongChoice } from '../choices.ts';
import type { AmongMemory } from '../memory.ts';
import type { Among } from '../state.ts';
import type { AmongView } from '../view.ts';
import { answers } from './answers.ts';
import { distinct } from './distinct.ts';
import { evaluate } from './evaluate.ts';
import { says } from './says.ts';
import { suggest } from './suggest.ts';
import { weigh } from './weigh.ts';

/**
 * A master judges where its own choice ends, as an adept does, but in many more worlds: who is what matters more here than
 * what follows, and quick play of the others tells little about it.
 */
const trials = { candidates: 12, margin: 2, worlds: 200, rounds: 1, decisions: 0, trust: 4 };

export const insight: Insight<Among, AmongChoice, AmongView, AmongMemory> = {
  evaluate,
  suggest,
  weigh,
  distinct,
  says,
  answers,
  trials,
};
