/** Lets so many in at a time, the others in the order they came. (Piscina's own queue mixes up tasks that can be aborted.) */
export interface Slots {
  /** Resolves when it is one's turn; rejects if the signal comes first. Whoever was let in must leave. */
  enter(signal: AbortSignal): Promise<void>;
  leave(): void;
}

export function createSlots(count: number): Slots {
  const waiting = new Set<() => void>();
  let free = count;
  return {
    enter(signal) {
      if (free > 0) {
        free--;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const letIn = () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        };
        const giveUp = () => {
          waiting.delete(letIn);
          reject(signal.reason);
        };
        waiting.add(letIn);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
    leave() {
      const [next] = waiting;
      if (next === undefined) {
        free++;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
}
