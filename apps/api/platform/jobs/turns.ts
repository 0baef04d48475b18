/** Lets pieces of work on one node run one after another, in the order they were asked for. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

export type TakeTurn = ReturnType<typeof createTurns>;
