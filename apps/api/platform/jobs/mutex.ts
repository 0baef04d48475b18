export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets pieces of work on one node run one after another, in the order they were asked for. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
