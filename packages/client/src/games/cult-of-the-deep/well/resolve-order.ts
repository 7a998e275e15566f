/** The order in which one touch resolves all dice (CD-12.6): what hurts, then rituals, then what heals. */
import type { DeepView } from '@conclave/cult-of-the-deep';
import type { Die } from '../things.ts';

const HURTS = ['dagger', 'double-dagger'];

export function resolveOrder({ dice }: DeepView): readonly Die[] {
  return dice.filter(({ at }) => at !== 'pool' && at !== 'idle').sort((a, b) => rankOf(a) - rankOf(b) || a.id - b.id);
}

function rankOf({ at, face, mode }: Die): number {
  if (at.startsWith('altar-')) return 1;
  const hurts = mode === 'arcane' || (mode === null && HURTS.includes(face));
  return hurts ? 0 : 2;
}
