/** Lets one at a time do something, in the order they came. */
export interface Turns {
  /** Resolves when it is the caller's turn; the turn ends when the caller calls what it got. */
  take(): Promise<() => void>;
}

export function makeTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const before = last;
      let end = () => {};
      last = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      return end;
    },
  };
}
