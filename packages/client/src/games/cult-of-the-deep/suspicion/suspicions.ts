/** What one thinks of the others, kept in this browser and told to nobody. */
import type { DeepView, RoleId } from '@conclave/cult-of-the-deep';
import type { Seat } from '@conclave/kernel';
import { useSyncExternalStore } from 'react';
import { recordOf, stored } from '../../../core/stored.ts';

export const SUSPICIONS = ['faithful', 'cabalist', 'heretic'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** The role whose name and picture stand for a suspicion. */
export const SUSPECTED_ROLE: Readonly<Record<Suspicion, RoleId>> = {
  faithful: 'faithful',
  cabalist: 'cabalist',
  heretic: 'vengeful-heretic',
};

interface Notes {
  /** The round of the latest note: a game that is not so far yet is another one. */
  readonly round: number;
  readonly bySeat: Readonly<Record<string, Suspicion>>;
}

/** By the address of the table; only the latest tables are remembered. */
const notes = stored('conclave.suspicions', recordOf<Notes>);
const REMEMBERED = 12;

export interface Suspicions {
  of(seat: Seat): Suspicion | null;
  mark(seat: Seat, suspicion: Suspicion | null): void;
}

export function useSuspicions(view: DeepView): Suspicions {
  const all = useSyncExternalStore(notes.subscribe, notes.get, notes.get);
  const table = location.pathname;
  const known = all[table];
  const bySeat = known === undefined || known.round > view.round ? {} : known.bySeat;
  return {
    of: (seat) => bySeat[seat] ?? null,
    mark(seat, suspicion) {
      const { [seat]: _, ...others } = bySeat;
      const next = suspicion === null ? others : { ...others, [seat]: suspicion };
      const { [table]: __, ...older } = notes.get();
      const latest = Object.entries(older).slice(1 - REMEMBERED);
      notes.set({ ...Object.fromEntries(latest), [table]: { round: view.round, bySeat: next } });
    },
  };
}
