import { done, finish, openDatabase } from "../storage/indexed-database.ts";
import { isHeld, LEASE_IN_MILLISECONDS, type Lease, type Leases } from "./leases.ts";

const DATABASE = "skywave-leases";
const LEASES = "LEASES";

/** Leases in IndexedDB, whose transactions run one at a time over all tabs: two tabs never get one at once. */
export async function openIndexedLeases(factory: IDBFactory, owner: string): Promise<Leases> {
  const open = () => openDatabase(factory, DATABASE, (database) => void database.createObjectStore(LEASES));
  let database: IDBDatabase | undefined = await open();

  /** Puts what `decide` makes of the lease in its place, and returns it. */
  async function change(
    name: string,
    decide: (found: Lease | undefined) => Lease | undefined,
  ): Promise<Lease | undefined> {
    database ??= await open();
    const opened = database;
    // The browser closes it when the person clears the storage.
    opened.onclose = () => {
      database = undefined;
    };
    const transaction = opened.transaction(LEASES, "readwrite");
    const [next] = await Promise.all([
      replace(transaction.objectStore(LEASES), name, decide),
      finish(transaction),
    ]);
    return next;
  }

  const ours = (): Lease => ({ owner, until: Date.now() + LEASE_IN_MILLISECONDS });

  return {
    claim: async (name) => {
      const lease = await change(name, (found) => (isHeld(found, Date.now()) ? found : ours()));
      return lease?.owner === owner;
    },
    renew: async (name) => {
      const lease = await change(name, (found) => (found?.owner === owner ? ours() : found));
      return lease?.owner === owner;
    },
    release: async (name) => {
      await change(name, (found) => (found?.owner === owner ? undefined : found));
    },
  };
}

async function replace(
  leases: IDBObjectStore,
  name: string,
  decide: (found: Lease | undefined) => Lease | undefined,
): Promise<Lease | undefined> {
  const found: Lease | undefined = await done(leases.get(name));
  const next = decide(found);
  if (next === undefined) leases.delete(name);
  else if (next !== found) leases.put(next, name);
  return next;
}
