/** What became of one piece of work in a group. */
export type Answer<R> = { readonly value: R } | { readonly error: unknown };

export interface Grouped<W, R> {
  /** Resolves or rejects when the group that holds the work was written. */
  add(work: W): Promise<R>;
  /** Resolves when nothing waits any longer. */
  idle(): Promise<void>;
}

/**
 * Writes together what waits together: one transaction, one wait for the disk.
 *
 * One group is written at a time, and what arrives meanwhile makes the next one. So a lone writer on a quiet server does
 * not wait at all, and a crowd waits for two turns of the disk at the most; no timer is needed.
 */
export function inGroups<W, R>(
  write: (works: readonly W[]) => Promise<readonly Answer<R>[]>,
  largestGroup: number,
): Grouped<W, R> {
  const waiting: { work: W; resolve(value: R): void; reject(error: unknown): void }[] = [];
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, largestGroup);
      const answers = await writeGroup(group.map(({ work }) => work));
      group.forEach(({ resolve, reject }, i) => {
        const answer = answers[i] as Answer<R>;
        if ('error' in answer) reject(answer.error);
        else resolve(answer.value);
      });
    }
    writing = null;
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
