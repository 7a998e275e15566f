/** Which lessons a person has had, kept in this browser, so that a guided game can be taken up again. */
import { type Kept, kept } from '../../core/kept.ts';

export interface Progress {
  readonly seen: readonly string[];
  /** The person has heard enough. */
  readonly off: boolean;
}

const FRESH: Progress = { seen: [], off: false };
const known = new Map<string, Kept<Progress>>();

export function learning(game: string): Kept<Progress> {
  const found =
    known.get(game) ??
    kept<Progress>(`conclave.lessons.${game}`, (stored) => {
      const { seen, off } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Progress>;
      return { seen: Array.isArray(seen) ? seen.map(String) : [], off: off === true };
    });
  known.set(game, found);
  return found;
}

export function forgetProgress(game: string): void {
  learning(game).set(FRESH);
}
