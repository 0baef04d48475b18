import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppendFile } from "./append-file.ts";
import { Books } from "./books.ts";
import { lockFolder } from "@skywave/folder-lock";
import { readLedger } from "./read-ledger.ts";
import type { LedgerRecord } from "./record.ts";

export interface Ledger {
  readonly books: Books;
  /** Turns a card number into the same fingerprint on every day, and into nothing that can be turned back. */
  readonly fingerprintKey: Buffer;
  /** The records count at once and are on disk, together or not at all, when the promise resolves. */
  commit(records: LedgerRecord[]): Promise<void>;
  /** To be awaited before telling anybody what the books say: it may not be on disk yet. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the ledger of a folder as its only writer. */
export async function openLedger(folder: string, now: () => Date): Promise<Ledger> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    const path = join(folder, "ledger.jsonl");
    const books = new Books();
    for (const { records } of readLedger(path)) for (const record of records) books.apply(record);
    const fingerprintKey = keyOf(folder);
    const file = await AppendFile.open(path);
    syncFolder(folder);
    return {
      books,
      fingerprintKey,
      async commit(records) {
        if (records.length === 0) return file.settled();
        for (const record of records) books.apply(record);
        return file.append(JSON.stringify({ at: now().toISOString(), records }));
      },
      settled: () => file.settled(),
      async close() {
        await file.close();
        unlock();
      },
    };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

function keyOf(folder: string): Buffer {
  const path = join(folder, "fingerprint.key");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
  return Buffer.from(readFileSync(path, "utf8"), "hex");
}

// A new file is only safe once the folder that names it is on disk as well; Windows cannot open folders.
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
