/** Which lessons a person has had, kept in this browser, so that a guided game can be taken up again. */
import { fieldsOf, type Stored, stored } from '../../core/stored.ts';

export interface Progress {
  readonly seen: readonly string[];
  /** The person has heard enough. */
  readonly off: boolean;
}

const FRESH: Progress = { seen: [], off: false };
const known = new Map<string, Stored<Progress>>();

export function learning(game: string): Stored<Progress> {
  const found =
    known.get(game) ??
    stored<Progress>(`conclave.lessons.${game}`, (item) => {
      const { seen, off } = fieldsOf<Progress>(item);
      return { seen: Array.isArray(seen) ? seen.map(String) : [], off: off === true };
    });
  known.set(game, found);
  return found;
}

export function forgetProgress(game: string): void {
  learning(game).set(FRESH);
}
