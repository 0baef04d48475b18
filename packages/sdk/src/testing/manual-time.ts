import type { CancelSignal } from "../platform/platform.ts";

/** Time that passes only when a test says so. */
export interface ManualTime {
  systemNow(): number;
  monotonicNow(): number;
  delay(milliseconds: number, signal?: CancelSignal): Promise<void>;
  /** Lets time pass, waking every delay on its way. */
  advance(milliseconds: number): Promise<void>;
  /** Jumps from delay to delay until the promise is settled, and gives its result. */
  runUntil<T>(promise: Promise<T>): Promise<T>;
  /** Sets the system clock alone, as a person or a time server would. */
  setSystem(now: number): void;
}

interface Sleeper {
  wakeAt: number;
  wake: () => void;
}

const MOST_STEPS = 10_000;

export function createManualTime(start: number): ManualTime {
  let elapsed = 0;
  let offset = start;
  const sleepers: Sleeper[] = [];

  async function wakeNext(latest: number): Promise<boolean> {
    await settle();
    sleepers.sort((one, other) => one.wakeAt - other.wakeAt);
    const [next] = sleepers;
    if (!next || next.wakeAt > latest) return false;
    sleepers.shift();
    elapsed = Math.max(elapsed, next.wakeAt);
    next.wake();
    await settle();
    return true;
  }

  return {
    systemNow: () => offset + elapsed,
    monotonicNow: () => elapsed,
    delay: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { wakeAt: elapsed + milliseconds, wake: resolve };
        sleepers.push(sleeper);
        signal?.addEventListener("abort", () => {
          sleepers.splice(sleepers.indexOf(sleeper), 1);
          reject(signal.reason);
        });
      }),
    async advance(milliseconds) {
      const end = elapsed + milliseconds;
      while (await wakeNext(end));
      elapsed = end;
      await settle();
    },
    async runUntil(promise) {
      let isSettled = false;
      const mark = () => {
        isSettled = true;
      };
      promise.then(mark, mark);
      for (let step = 0; !isSettled; step += 1) {
        await settle();
        if (isSettled) break;
        const hasMoved = await wakeNext(Number.POSITIVE_INFINITY);
        if (!hasMoved || step > MOST_STEPS) throw new Error("Nothing is left that could settle the promise");
      }
      return promise;
    },
    setSystem(now) {
      offset = now - elapsed;
    },
  };
}

/** Lets everything run that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
}
