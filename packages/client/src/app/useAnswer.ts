import { useCallback, useEffect, useState } from 'react';

export interface Answer<T> {
  /** Undefined until the answer is there. */
  readonly value: T | undefined;
  readonly problem: Error | null;
  again(): void;
}

/** What a question to the server is answered with. `ask` must stay the same function for the same question. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [value, setValue] = useState<T>();
  const [problem, setProblem] = useState<Error | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same question again
  useEffect(() => {
    let current = true;
    ask().then(
      (answer) => {
        if (!current) return;
        setValue(() => answer);
        setProblem(null);
      },
      (reason: Error) => current && setProblem(reason),
    );
    return () => {
      current = false;
    };
  }, [ask, round]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return { value, problem, again };
}
