/** Who wants to be told what a game is about when it begins, and which tables have told it. Stored in this browser. */
import { useSyncExternalStore } from 'react';
import { fieldsOf, stored } from '../../core/stored.ts';

interface StartCards {
  /** The person does not want to see them. */
  readonly off: boolean;
  /** Tables whose card was closed, the latest last. */
  readonly closed: readonly string[];
}

/** A game began longer ago than this: whoever comes now comes back. */
const JUST_NOW = 120_000;
/** Tables that began longer ago do not ask any more. */
const REMEMBERED = 20;

const cards = stored<StartCards>('conclave.start-cards', (item) => {
  const { off, closed } = fieldsOf<StartCards>(item);
  return { off: off === true, closed: Array.isArray(closed) ? closed.map(String) : [] };
});

export function useStartCards(): StartCards {
  return useSyncExternalStore(cards.subscribe, cards.get);
}

export function turnStartCards(on: boolean): void {
  cards.set({ ...cards.get(), off: !on });
}

export function closeStartCard(table: string): void {
  const { off, closed } = cards.get();
  cards.set({ off, closed: [...closed.filter((one) => one !== table), table].slice(-REMEMBERED) });
}

/** Whether a game that began at this moment has only just begun. */
export function hasJustBegun(startedAt: number | null, now: number): boolean {
  return startedAt !== null && now - startedAt < JUST_NOW;
}
