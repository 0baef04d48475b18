import type { KeyValueStorage, Platform, TabChannel } from "../../platform/platform.ts";
import { createWebLock } from "./web-lock.ts";

export interface BrowserLockParts {
  locks: LockManager | undefined;
  storage: KeyValueStorage;
  channel: TabChannel;
  /** Letters and digits that no other tab has. */
  owner: string;
}

/** Web Locks where the browser has them, else leases in its storage. */
export function createBrowserLock(parts: BrowserLockParts): Platform["withLock"] {
  if (parts.locks) return createWebLock(parts.locks);
  // Few browsers have no Web Locks, so their stand-in is no part of the first page.
  let loading: Promise<Platform["withLock"]> | undefined;
  return async (name, act, patience) => {
    loading ??= import("./lease-lock.ts").then(({ createLeaseLock }) => createLeaseLock(parts));
    const withLock = await loading;
    return withLock(name, act, patience);
  };
}
