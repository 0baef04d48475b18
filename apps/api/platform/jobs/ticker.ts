/** Runs a piece of work again and again, one at a time, with a pause between. */
export interface Ticker {
  stop(): Promise<void>;
}

/** Starts it; an error is reported, and the next turn comes all the same. */
export function startTicker(options: {
  pauseInMilliseconds: number;
  work: () => Promise<unknown>;
  onError: (error: unknown) => void;
}): Ticker {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    try {
      await options.work();
    } catch (error) {
      options.onError(error);
    }
    schedule();
  };
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, options.pauseInMilliseconds);
  };
  schedule();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
