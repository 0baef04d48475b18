import type { Platform } from "../../platform/platform.ts";

const PATIENCE_IN_MILLISECONDS = 4000;

/**
 * Web Locks, which end with the tab that holds them. A tab that hangs keeps its lock: whoever waited in vain
 * steals it, one of the waiting tabs only. What it was taken from goes on to its end all the same.
 */
export function createWebLock(locks: LockManager): Platform["withLock"] {
  async function holderOf(name: string): Promise<string | undefined> {
    const { held = [] } = await locks.query();
    return held.find((lock) => lock.name === name)?.clientId;
  }

  /** Waits for a turn; returns who held the lock for the second half of a wait in vain. */
  async function wait(
    name: string,
    patience: number,
    begin: () => Promise<void>,
  ): Promise<string | undefined> {
    let holder: Promise<string | undefined> | undefined;
    const timer = setTimeout(() => {
      holder = holderOf(name);
    }, patience / 2);
    const act = () => {
      clearTimeout(timer);
      return begin();
    };
    try {
      await locks.request(name, { signal: AbortSignal.timeout(patience) }, act);
    } catch (cause) {
      // Too long a wait, or a lock that was stolen from an act under way.
      if (!isAbort(cause)) throw cause;
    }
    return holder;
  }

  /** Takes the lock from a tab that still holds it. Others that would do the same wait for us, and look again. */
  function steal(name: string, from: string, begin: () => Promise<void>): Promise<boolean> {
    return locks.request(`${name}-rescue`, async () => {
      if ((await holderOf(name)) !== from) return false;
      await new Promise<void>((granted) => {
        const act = () => {
          granted();
          return begin();
        };
        // Rejects only if it is stolen again, which the act bears.
        locks.request(name, { steal: true }, act).catch(granted);
      });
      return true;
    });
  }

  return async <T>(name: string, act: () => Promise<T>, patience = PATIENCE_IN_MILLISECONDS): Promise<T> => {
    let result: Promise<T> | undefined;
    const begin = async () => {
      result = act();
      // How it ends is told to who waits for the result; the lock is free either way.
      await result.then(
        () => undefined,
        () => undefined,
      );
    };
    while (result === undefined) {
      const holder = await wait(name, patience, begin);
      if (result === undefined && holder !== undefined) await steal(name, holder, begin);
    }
    return result;
  };
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && (cause.name === "AbortError" || cause.name === "TimeoutError");
}
