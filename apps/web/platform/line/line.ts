import { createStore } from "zustand";

/** Whether somebody waits for something whose bytes have to come before all others. */
export const line = createStore<{ isTaken: boolean }>(() => ({ isTaken: false }));

/** A network that takes longer than that has pictures wait for nothing that anybody still believes in. */
const LONGEST_IN_MILLISECONDS = 3_000;

const holders = new Set<() => void>();

/** Has all that can wait do so, until it is given back or it took too long. */
export function takeLine(): () => void {
  const giveBack = () => {
    clearTimeout(timer);
    holders.delete(giveBack);
    line.setState({ isTaken: holders.size > 0 });
  };
  const timer = setTimeout(giveBack, LONGEST_IN_MILLISECONDS);
  holders.add(giveBack);
  line.setState({ isTaken: true });
  return giveBack;
}

/** Resolves once nobody has the line. */
export function whenLineIsFree(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (line.getState().isTaken) return;
      stop();
      resolve();
    };
    const stop = line.subscribe(look);
    look();
  });
}
