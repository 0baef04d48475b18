type Act<T> = () => Promise<T>;

/** Web Locks, which hold over tabs and end with them; where there are none, one tab at least waits for itself. */
export function createBrowserLock(
  locks: LockManager | undefined,
): <T>(name: string, act: Act<T>) => Promise<T> {
  const lasts = new Map<string, Promise<unknown>>();

  return async <T>(name: string, act: Act<T>): Promise<T> => {
    if (locks) return locks.request(name, act);
    const before = lasts.get(name) ?? Promise.resolve();
    const result = before.then(act, act);
    // The next in line waits for the end, good or bad; the bad end itself is told to who waits for `result`.
    lasts.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
}
