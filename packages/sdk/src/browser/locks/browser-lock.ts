import type { Platform, TabChannel } from "../../platform/platform.ts";
import type { LeasesParts } from "./open-leases.ts";
import { createWebLock } from "./web-lock.ts";

export interface BrowserLockParts extends LeasesParts {
  locks: LockManager | undefined;
  channel: TabChannel;
}

/** Web Locks where the browser has them, else leases in its storage. */
export function createBrowserLock(parts: BrowserLockParts): Platform["withLock"] {
  if (parts.locks) return createWebLock(parts.locks);
  let opening: Promise<Platform["withLock"]> | undefined;
  return async (name, act, patience) => {
    opening ??= openLeaseLock(parts);
    const withLock = await opening;
    return withLock(name, act, patience);
  };
}

/** Few browsers have no Web Locks, so their stand-in is no part of the first page. */
async function openLeaseLock(parts: BrowserLockParts): Promise<Platform["withLock"]> {
  const [{ openLeases }, { createLeaseLock }] = await Promise.all([
    import("./open-leases.ts"),
    import("./lease-lock.ts"),
  ]);
  return createLeaseLock(await openLeases(parts), parts.channel);
}
