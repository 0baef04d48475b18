import type { Platform, TabChannel } from "../../platform/platform.ts";
import type { Leases } from "./leases.ts";

/** In milliseconds, like all here. A holder renews long before its lease is over. */
const RENEWAL = 1000;
const POLL = 100;
/** How long one tab may go on with its own next acts before others get a turn. */
const TURN = 1000;

/**
 * A lock without Web Locks, out of leases that all tabs share. Two tabs may hold it at once if one was asleep
 * for longer than its lease; the acts bear that. The channel tells waiting tabs that a lease is free.
 */
export function createLeaseLock(leases: Leases, channel: TabChannel): Platform["withLock"] {
  const queues = new Map<string, (() => Promise<void>)[]>();
  const wakers = new Set<() => void>();
  channel.listen(() => {
    for (const wake of wakers) wake();
  });

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        wakers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      wakers.add(end);
    });
  }

  async function acquire(name: string): Promise<() => Promise<void>> {
    while (!(await leases.claim(name))) await pause(POLL * (0.5 + Math.random()));
    const renewal = setInterval(async () => {
      if (!(await leases.renew(name))) clearInterval(renewal);
    }, RENEWAL);
    return async () => {
      clearInterval(renewal);
      await leases.release(name);
      channel.announce();
    };
  }

  async function takeTurns(name: string, queue: (() => Promise<void>)[]): Promise<void> {
    while (queue.length > 0) {
      const release = await acquire(name);
      const end = Date.now() + TURN;
      do await queue.shift()?.();
      while (queue.length > 0 && Date.now() < end);
      await release();
    }
    queues.delete(name);
  }

  return <T>(name: string, act: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const turn = () => act().then(resolve, reject);
      const waiting = queues.get(name);
      if (waiting) {
        waiting.push(turn);
        return;
      }
      const queue = [turn];
      queues.set(name, queue);
      takeTurns(name, queue).catch(reject);
    });
}
