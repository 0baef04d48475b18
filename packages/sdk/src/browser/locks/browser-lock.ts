import type { KeyValueStorage, Platform, TabChannel } from "../../platform/platform.ts";
import { createLeaseLock } from "./lease-lock.ts";
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
  return parts.locks ? createWebLock(parts.locks) : createLeaseLock(parts);
}
