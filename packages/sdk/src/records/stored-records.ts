import type { KeyValueStorage } from "../platform/platform.ts";
import { readJson } from "../wire/read-json.ts";
import type { RecordCall } from "./create-records.ts";

/** A record that was not made yet, as the browser keeps it. */
export interface StoredRecord extends RecordCall {
  /** About whom it is: nobody else's sign-in makes it. */
  identityId: string;
  idempotencyKey: string;
}

/** More than these nobody can have agreed to in vain. */
const MOST = 20;

export function storedRecords(storage: KeyValueStorage, key: string): StoredRecord[] {
  const stored = readJson<unknown>(storage.get(key) ?? "");
  return Array.isArray(stored) ? stored.filter(isStoredRecord) : [];
}

/** Over the cap, the oldest goes. */
export function storeRecord(storage: KeyValueStorage, key: string, record: StoredRecord): void {
  write(storage, key, [...storedRecords(storage, key), record].slice(-MOST));
}

export function removeRecords(
  storage: KeyValueStorage,
  key: string,
  records: readonly Pick<StoredRecord, "idempotencyKey">[],
): void {
  const gone = records.map(({ idempotencyKey }) => idempotencyKey);
  const left = storedRecords(storage, key).filter(({ idempotencyKey }) => !gone.includes(idempotencyKey));
  write(storage, key, left);
}

function write(storage: KeyValueStorage, key: string, records: readonly StoredRecord[]): void {
  if (records.length === 0) storage.remove(key);
  else storage.set(key, JSON.stringify(records));
}

/** Looks only at what decides whether and as whom it is sent; the server judges the rest. */
function isStoredRecord(value: unknown): value is StoredRecord {
  if (typeof value !== "object" || value === null) return false;
  const [name, identityId, idempotencyKey, input] = ["name", "identityId", "idempotencyKey", "input"].map(
    (field): unknown => Reflect.get(value, field),
  );
  const isAddressed = typeof identityId === "string" && typeof idempotencyKey === "string";
  return name === "updateAccount" && isAddressed && typeof input === "object" && input !== null;
}
