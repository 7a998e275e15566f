/** The seeds that tables were bound to when this browser first saw them: what is shown after the end must be the same. */
import { kept } from '../core/kept.ts';

/** Older tables are forgotten: they were checked long ago, or never will be. */
const MOST = 200;

const seen = kept<Readonly<Record<string, string>>>('conclave.commitments', (stored) =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {},
);

export function noteCommitment(table: string, commitment: string): void {
  if (table in seen.get()) return;
  const latest = Object.entries(seen.get()).slice(1 - MOST);
  seen.set(Object.fromEntries([...latest, [table, commitment]]));
}

/** Null where this browser was not there before. */
export function firstCommitment(table: string): string | null {
  return seen.get()[table] ?? null;
}
