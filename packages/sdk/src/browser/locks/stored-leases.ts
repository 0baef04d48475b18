import type { KeyValueStorage } from "../../platform/platform.ts";
import { isHeld, LEASE_IN_MILLISECONDS, type Lease, type Leases } from "./leases.ts";

/** Until a write is seen by most tabs; two that claim at once both see the later claim. In milliseconds. */
const SETTLING = 40;

/**
 * Leases in a storage without transactions. Two tabs may get one at once if a write takes longer to reach the
 * other than it settles; the acts bear that.
 */
export function createStoredLeases(storage: KeyValueStorage, owner: string): Leases {
  function write(name: string): void {
    storage.set(keyOf(name), `${owner} ${Date.now() + LEASE_IN_MILLISECONDS}`);
  }

  function isOurs(name: string): boolean {
    return read(storage, name)?.owner === owner;
  }

  return {
    claim: async (name) => {
      if (isHeld(read(storage, name), Date.now())) return false;
      write(name);
      await new Promise((resolve) => setTimeout(resolve, SETTLING * (1 + Math.random())));
      return isOurs(name);
    },
    renew: async (name) => {
      if (!isOurs(name)) return false;
      write(name);
      return true;
    },
    release: async (name) => {
      if (isOurs(name)) storage.remove(keyOf(name));
    },
  };
}

function keyOf(name: string): string {
  return `skywave-lease-${name}`;
}

function read(storage: KeyValueStorage, name: string): Lease | undefined {
  const [owner, until] = storage.get(keyOf(name))?.split(" ") ?? [];
  return owner === undefined ? undefined : { owner, until: Number(until) };
}
