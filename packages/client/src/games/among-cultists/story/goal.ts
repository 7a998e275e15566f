/** How a role wins, in one line. */
import type { AmongView } from '@conclave/among-cultists';
import { sayAmong } from '../words/index.ts';

const WITH_CULTISTS: ReadonlySet<string> = new Set(['cultist', 'blind-cultist', 'snitch']);

export function winsWithCultists(role: string): boolean {
  return WITH_CULTISTS.has(role);
}

export function goalOf({ target, deadNeeded }: AmongView, role: string): string {
  if (role === 'cursed-hunter') return sayAmong('among.goal.hunter');
  return winsWithCultists(role)
    ? sayAmong('among.goal.cultists', { needed: deadNeeded })
    : sayAmong('among.goal.investigators', { target });
}
