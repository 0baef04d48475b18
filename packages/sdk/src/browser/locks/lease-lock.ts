import type { KeyValueStorage, Platform, TabChannel } from "../../platform/platform.ts";

interface LeaseLockParts {
  storage: KeyValueStorage;
  /** Tells waiting tabs that a lease is free. */
  channel: TabChannel;
  owner: string;
}

/** A tab that crashed or hangs does not renew, so its lease is over after this. In milliseconds, like all here. */
const LEASE = 3000;
const RENEWAL = 1000;
/** Until a write is seen by all tabs; two that claim at once both see the later claim. */
const SETTLING = 40;
const POLL = 100;
/** How long one tab may go on with its own next acts before others get a turn. */
const TURN = 1000;

/**
 * A lock without Web Locks: a lease in the storage that all tabs share. Two tabs may hold it at once if one
 * was asleep for longer than its lease; the acts bear that.
 */
export function createLeaseLock({ storage, channel, owner }: LeaseLockParts): Platform["withLock"] {
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

  async function claim(key: string): Promise<boolean> {
    if (isHeld(storage.get(key), Date.now())) return false;
    write(key);
    await new Promise((resolve) => setTimeout(resolve, SETTLING * (1 + Math.random())));
    return isOurs(key);
  }

  function write(key: string): void {
    storage.set(key, `${owner} ${Date.now() + LEASE}`);
  }

  function isOurs(key: string): boolean {
    return storage.get(key)?.startsWith(`${owner} `) ?? false;
  }

  async function acquire(key: string): Promise<() => void> {
    while (!(await claim(key))) await pause(POLL * (0.5 + Math.random()));
    const renewal = setInterval(() => {
      if (isOurs(key)) write(key);
      else clearInterval(renewal);
    }, RENEWAL);
    return () => {
      clearInterval(renewal);
      if (isOurs(key)) storage.remove(key);
      channel.announce();
    };
  }

  async function takeTurns(name: string, queue: (() => Promise<void>)[]): Promise<void> {
    while (queue.length > 0) {
      const release = await acquire(`skywave-lease-${name}`);
      const end = Date.now() + TURN;
      do await queue.shift()?.();
      while (queue.length > 0 && Date.now() < end);
      release();
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

/** One that ends too far ahead was written by a clock that has since been set back. */
function isHeld(lease: string | undefined, now: number): boolean {
  const until = Number(lease?.split(" ")[1] ?? Number.NaN);
  return until > now && until <= now + LEASE;
}
