/** Lets what counts and then adds for one user happen one after another, so that requests at the same time cannot pass a limit. */
export function turnsByUser(): <T>(user: string, work: () => Promise<T>) => Promise<T> {
  const latest = new Map<string, Promise<unknown>>();
  return async (user, work) => {
    const before = latest.get(user) ?? Promise.resolve();
    const turn = before.then(work, work);
    latest.set(user, turn);
    try {
      return await turn;
    } finally {
      if (latest.get(user) === turn) latest.delete(user);
    }
  };
}
