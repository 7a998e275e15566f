/** Which lessons a person has had, kept in this browser, so that a guided game can be taken up again. */
import { fieldsOf, type Stored, stored } from '../../core/stored.ts';

export interface Progress {
  readonly seen: readonly string[];
  /** The person has heard enough. */
  readonly off: boolean;
}

const FRESH: Progress = { seen: [], off: false };
const known = new Map<string, Stored<Progress>>();

/** What the progress in a guided game is kept under; the first one by the game's id alone. */
export function courseOf(game: string, number: number): string {
  return number === 1 ? game : `${game}/${number}`;
}

export function learnPath(game: string, number: number): string {
  return `/learn/${courseOf(game, number)}`;
}

export function learning(course: string): Stored<Progress> {
  const found =
    known.get(course) ??
    stored<Progress>(`conclave.lessons.${course}`, (item) => {
      const { seen, off } = fieldsOf<Progress>(item);
      return { seen: Array.isArray(seen) ? seen.map(String) : [], off: off === true };
    });
  known.set(course, found);
  return found;
}

export function forgetProgress(course: string): void {
  learning(course).set(FRESH);
}
