/** What became of one piece of work in a group. */
export type Answer<R> = { readonly value: R } | { readonly error: unknown };

export interface Grouped<W, R> {
  /** Resolves or rejects when the group that holds the work was written. */
  add(work: W): Promise<R>;
  /** Resolves when nothing waits any longer. */
  idle(): Promise<void>;
}

/** So many milliseconds pass at least from the end of one group to the next: nobody waits longer for company. */
const MAX_WAIT = 5;

/**
 * Writes together what waits together: one transaction, one wait for the disk.
 *
 * One group is written at a time, and what arrives meanwhile makes the next one. A disk that is fast would make them small,
 * and small groups cost several times as much a work as large ones; so groups also keep a distance. Whoever comes to a quiet
 * server never waits, a crowd waits a few milliseconds that nobody notices.
 */
export function inGroups<W, R>(
  write: (works: readonly W[]) => Promise<readonly Answer<R>[]>,
  maxGroup: number,
): Grouped<W, R> {
  const waiting: { work: W; resolve(value: R): void; reject(error: unknown): void }[] = [];
  let writing: Promise<void> | null = null;
  let lastEnded = Number.NEGATIVE_INFINITY;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const wait = waitForCompany();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      await writeGroup(waiting.splice(0, maxGroup));
    }
    writing = null;
  }

  function waitForCompany(): number {
    return waiting.length >= maxGroup ? 0 : lastEnded + MAX_WAIT - performance.now();
  }

  async function writeGroup(group: typeof waiting): Promise<void> {
    const answers = await answersTo(group.map(({ work }) => work));
    lastEnded = performance.now();
    group.forEach(({ resolve, reject }, i) => {
      const answer = answers[i] as Answer<R>;
      if ('error' in answer) reject(answer.error);
      else resolve(answer.value);
    });
  }

  async function answersTo(works: readonly W[]): Promise<readonly Answer<R>[]> {
    try {
      return await write(works);
    } catch (error) {
      return works.map(() => ({ error }));
    }
  }

  /** After whatever runs now, so that all that is added in one go is in one group. */
  function begin(): void {
    writing ??= Promise.resolve().then(writeAll);
  }

  return {
    add(work) {
      return new Promise((resolve, reject) => {
        waiting.push({ work, resolve, reject });
        begin();
      });
    },
    async idle() {
      while (writing !== null) await writing;
    },
  };
}
