import type { LogEntry } from "../../platform/log-entry.ts";
import type { KeyValueStorage } from "../../platform/platform.ts";
import { openIndexedLeases } from "./indexed-leases.ts";
import type { Leases } from "./leases.ts";
import { createStoredLeases } from "./stored-leases.ts";

export interface LeasesParts {
  /** Throws where the browser refuses it. */
  indexedDatabase: () => IDBFactory;
  storage: KeyValueStorage;
  /** Letters and digits that no other tab has. */
  owner: string;
  log: (entry: LogEntry) => void;
}

/** Leases in IndexedDB; in the plain storage where the browser refuses that, or it breaks. */
export async function openLeases(parts: LeasesParts): Promise<Leases> {
  const stored = createStoredLeases(parts.storage, parts.owner);
  try {
    return withRefuge(await openIndexedLeases(parts.indexedDatabase(), parts.owner), stored);
  } catch (cause) {
    parts.log({
      level: "error",
      message: "Tabs take turns without a database",
      details: { cause: String(cause) },
    });
    return stored;
  }
}

/** A full disk refuses all tabs alike, so they meet again in the refuge. */
function withRefuge(leases: Leases, refuge: Leases): Leases {
  return {
    claim: (name) => leases.claim(name).catch(() => refuge.claim(name)),
    renew: (name) => leases.renew(name).catch(() => refuge.renew(name)),
    release: (name) => leases.release(name).catch(() => refuge.release(name)),
  };
}
