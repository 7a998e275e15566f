/** What became of one piece of work in a group. */
export type Answer<R> = { readonly value: R } | { readonly error: unknown };

export interface Grouped<W, R> {
  /** Resolves or rejects when the group that holds the work was written. */
  add(work: W): Promise<R>;
  /** Resolves when nothing waits any longer. */
  idle(): Promise<void>;
}

/** Each companion that a work had in its group is worth so many milliseconds of waiting for more, up to the longest wait. */
const WAIT_PER_COMPANION = 4;
const LONGEST_WAIT = 20;

/**
 * Writes together what waits together: one transaction, one wait for the disk.
 *
 * One group is written at a time, and what arrives meanwhile makes the next one. A disk that is fast would make them small,
 * and small groups cost several times as much a work as large ones. So a group begins a while after the one before began,
 * and the more that one held the longer: a lone writer on a quiet server never waits, a crowd waits a few milliseconds that
 * nobody notices.
 */
export function inGroups<W, R>(
  write: (works: readonly W[]) => Promise<readonly Answer<R>[]>,
  largestGroup: number,
): Grouped<W, R> {
  const waiting: { work: W; resolve(value: R): void; reject(error: unknown): void }[] = [];
  let writing: Promise<void> | null = null;
  let last = { began: Number.NEGATIVE_INFINITY, size: 0 };

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const wait = waitForCompany();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const group = waiting.splice(0, largestGroup);
      last = { began: performance.now(), size: group.length };
      const answers = await writeGroup(group.map(({ work }) => work));
      group.forEach(({ resolve, reject }, i) => {
        const answer = answers[i] as Answer<R>;
        if ('error' in answer) reject(answer.error);
        else resolve(answer.value);
      });
    }
    writing = null;
  }

  function waitForCompany(): number {
    if (waiting.length >= largestGroup) return 0;
    const patience = Math.min(LONGEST_WAIT, (last.size - 1) * WAIT_PER_COMPANION);
    return last.began + patience - performance.now();
  }

  async function writeGroup(works: readonly W[]): Promise<readonly Answer<R>[]> {
    try {
      return await write(works);
    } catch (error) {
      return works.map(() => ({ error }));
    }
  }

  return {
    add(work) {
      return new Promise((resolve, reject) => {
        waiting.push({ work, resolve, reject });
        // Begins after whatever runs now, so that all that is added in one go is in one group.
        writing ??= Promise.resolve().then(writeAll);
      });
    },
    async idle() {
      while (writing !== null) await writing;
    },
  };
}
