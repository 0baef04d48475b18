import { existsSync, readFileSync, truncateSync } from "node:fs";
import type { LedgerRecord } from "./record.ts";

/** One line of the ledger: what one request changed, all or nothing. */
export interface LedgerLine {
  at: string;
  records: LedgerRecord[];
}

/**
 * All lines in order. A last line without its line end was being written when the process died and was never
 * answered for; it is cut off, so that the next one does not grow onto it.
 */
export function readLedger(path: string): LedgerLine[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const endOfWhole = bytes.lastIndexOf("\n") + 1;
  if (endOfWhole < bytes.length) truncateSync(path, endOfWhole);
  const lines = bytes.subarray(0, endOfWhole).toString("utf8").split("\n").slice(0, -1);
  return lines.map((text, index) => parsedLine(text, `${path}:${index + 1}`));
}

function parsedLine(text: string, place: string): LedgerLine {
  try {
    const line: LedgerLine = JSON.parse(text);
    if (!Array.isArray(line.records)) throw new Error("it has no records");
    return line;
  } catch (cause) {
    throw new Error(
      `${place} cannot be read. Restore the ledger from a backup; it is never repaired by guessing.`,
      {
        cause,
      },
    );
  }
}
