import { type Failure, isBusinessFailure } from "../transport/call-result.ts";
import { RANDOM_ID_LENGTH } from "../identifiers/random-id-length.ts";
import type { KeyValueStorage, Platform } from "../platform/platform.ts";
import type { Session } from "../session/session.ts";
import type { Skywave } from "../skywave.ts";
import { readJson } from "../wire/read-json.ts";
import type { RecordCall } from "./create-records.ts";

/** More than these nobody can have agreed to in vain. */
const MOST = 20;

export interface RecordParts {
  platform: Platform;
  session: Session;
  call: Skywave["call"];
}

const LOCK = "skywave-records";

/** Keeps the record, makes its call, and forgets it once it is made. */
export async function sendRecord(parts: RecordParts, key: string, record: RecordCall): Promise<void> {
  const { platform, session } = parts;
  const identityId = session.current()?.identityId ?? null;
  const kept = { ...record, identityId, idempotencyKey: platform.randomId(RANDOM_ID_LENGTH) };
  // Before it is sent: a page that is closed meanwhile loses nothing.
  if (identityId !== null) storeRecord(platform.storage, key, { ...kept, identityId });
  // A session that is found meanwhile has its kept records made, and this one not twice.
  await platform.withLock(LOCK, async () => {
    if ((await attempt(parts, kept)) === undefined) removeRecords(platform.storage, key, [kept]);
  });
}

/** Makes the calls again that are kept of the signed-in person; what the server refuses for good is given up. */
export async function sendStoredRecords(parts: RecordParts, key: string): Promise<void> {
  const { platform, session } = parts;
  await platform.withLock(LOCK, async () => {
    const identityId = session.current()?.identityId ?? null;
    const own = storedRecords(platform.storage, key).filter((kept) => kept.identityId === identityId);
    for (const kept of own) {
      const failure = await attempt(parts, kept);
      const isOver = failure === undefined || (failure !== "unknown" && isBusinessFailure(failure));
      if (isOver) removeRecords(platform.storage, key, [kept]);
    }
  });
}

/** Forgets what is kept of somebody. */
export async function dropRecordsOf(
  { platform }: RecordParts,
  { key, identityId }: { key: string; identityId: string },
): Promise<void> {
  const own = storedRecords(platform.storage, key).filter((kept) => kept.identityId === identityId);
  removeRecords(platform.storage, key, own);
}

type Attempt = RecordCall & Pick<StoredRecord, "idempotencyKey">;

async function attempt(parts: RecordParts, record: Attempt): Promise<Failure | "unknown" | undefined> {
  const { name, input, idempotencyKey } = record;
  const log = (details: object) =>
    parts.platform.log({ level: "error", message: "A record was not made", details: { name, ...details } });
  try {
    const made = await parts.call("user", name, input, { idempotencyKey });
    if (made.ok) return undefined;
    log(made.failure);
    return made.failure;
  } catch (cause) {
    // Such as an endpoint that an operator has switched off for a while.
    log({ cause: String(cause) });
    return "unknown";
  }
}

/** A record that was not made yet, as the browser keeps it. */
interface StoredRecord extends RecordCall {
  /** About whom it is: nobody else's sign-in makes it. */
  identityId: string;
  idempotencyKey: string;
}

function storedRecords(storage: KeyValueStorage, key: string): StoredRecord[] {
  const stored = readJson<unknown>(storage.get(key) ?? "");
  return Array.isArray(stored) ? stored.filter(isStoredRecord) : [];
}

/** Over the cap, the oldest goes. */
function storeRecord(storage: KeyValueStorage, key: string, record: StoredRecord): void {
  write(storage, key, [...storedRecords(storage, key), record].slice(-MOST));
}

function removeRecords(
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
