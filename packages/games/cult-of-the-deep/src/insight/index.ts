/** What good play looks at; bots of every strength are built from it. */
import type { Insight } from '@conclave/kernel';
import type { DeepChoice } from '../choices.ts';
import type { Deep } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { suggest } from './suggest.ts';

/** A turn is a chain of small decisions, most of which differ by a point of life. */
const search = { decisions: 12, exploration: 0.1, trust: 3 };

export const insight: Insight<Deep, DeepChoice> = { evaluate, suggest, search };
