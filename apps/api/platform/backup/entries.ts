import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";

/** What of the data folder goes with the database: keys, and the ledger of the embedded card processor. */
export const FILES = ["secret.key", "card-processor/fingerprint.key", "card-processor/ledger.jsonl"] as const;

/**
 * A backup is lines of JSON, compressed: what it is, then each table with its rows, the sequences, the files in
 * pieces, and an end by which one that was cut off is known.
 */
export const Entry = z.union([
  z.array(z.string().nullable()),
  z.object({ kind: z.literal("about"), format: z.literal(1), schema: z.string(), jobQueue: z.string() }),
  z.object({ kind: z.literal("table"), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal("sequence"), name: z.string(), lastValue: z.string().nullable() }),
  z.object({ kind: z.literal("file"), path: z.enum(FILES) }),
  z.object({ kind: z.literal("piece"), base64: z.base64() }),
  z.object({ kind: z.literal("end"), rows: z.number().int() }),
]);
export type Entry = z.infer<typeof Entry>;

/** An entry and the line it was read from. */
export interface ReadEntry {
  entry: Entry;
  line: string;
}

/** Reads a backup entry by entry; throws where it is damaged. */
export async function* readEntries(path: string): AsyncGenerator<ReadEntry> {
  const unpacked = createGunzip();
  createReadStream(path)
    .once("error", (error) => unpacked.destroy(error))
    .pipe(unpacked);
  unpacked.setEncoding("utf8");
  let rest = "";
  for await (const chunk of unpacked) {
    const lines = `${rest}${String(chunk)}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield { entry: Entry.parse(JSON.parse(line)), line };
  }
}
