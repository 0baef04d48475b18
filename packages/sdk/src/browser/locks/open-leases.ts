import type { LogEntry } from "../../platform/log-entry.ts";
import type { KeyValueStorage } from "../../platform/platform.ts";
import { openIndexedLeases } from "./indexed-leases.ts";
import { LEASE_IN_MILLISECONDS, type Leases } from "./leases.ts";
import { createStoredLeases } from "./stored-leases.ts";

export interface LeasesParts {
  /** Throws where the browser refuses it. */
  indexedDatabase: () => IDBFactory;
  storage: KeyValueStorage;
  /** Letters and digits that no other tab has. */
  owner: string;
  log: (entry: LogEntry) => void;
}

/** Leases in IndexedDB; in the plain storage where the browser refuses that, it breaks, or a hanging tab blocks it. */
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

/**
 * A full disk refuses all tabs alike, and one that hangs in the middle of a transaction keeps all others waiting, so
 * they meet again in the refuge: at once as long as an answer of the database is overdue.
 */
function withRefuge(leases: Leases, refuge: Leases): Leases {
  let overdue = 0;
  const end = () => {
    overdue -= 1;
  };

  async function ask<T>(act: (of: Leases) => Promise<T>, undo?: (answer: T) => Promise<void>): Promise<T> {
    if (overdue > 0) return act(refuge);
    const answer = act(leases);
    if (await isInTime(answer)) return answer.catch(() => act(refuge));
    overdue += 1;
    void answer.then(undo).then(end, end);
    return act(refuge);
  }

  return {
    // Nobody renews what is claimed this late, and it would keep others waiting for nothing.
    claim: (name) =>
      ask(
        (of) => of.claim(name),
        async (isOurs) => (isOurs ? leases.release(name) : undefined),
      ),
    renew: (name) => ask((of) => of.renew(name)),
    release: (name) => ask((of) => of.release(name)),
  };
}

/** Whether it comes, a failure or not, before a lease would be over. */
async function isInTime(answer: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LEASE_IN_MILLISECONDS);
  });
  const come = answer.then(
    () => true,
    () => true,
  );
  return Promise.race([come, late]).finally(() => clearTimeout(timer));
}
