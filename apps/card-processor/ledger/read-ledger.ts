import { closeSync, existsSync, openSync, readSync, truncateSync } from "node:fs";
import type { LedgerRecord } from "./record.ts";

/** One line of the ledger: what one request changed, all or nothing. */
export interface LedgerLine {
  at: string;
  records: LedgerRecord[];
}

const PIECE_IN_BYTES = 1024 * 1024;

/**
 * All lines in order, read piece by piece: a long ledger is larger than the longest text. A last line without its line
 * end was being written when the process died and was never answered for; it is cut off once all others are read, so
 * that the next one does not grow onto it.
 */
export function* readLedger(path: string): Generator<LedgerLine> {
  if (!existsSync(path)) return;
  let [count, lengthOfWhole] = [0, 0];
  let torn = Buffer.alloc(0);
  for (const piece of piecesOf(path)) {
    const bytes = Buffer.concat([torn, piece]);
    const endOfWhole = bytes.lastIndexOf("\n") + 1;
    for (const text of bytes.toString("utf8", 0, endOfWhole).split("\n").slice(0, -1)) {
      count += 1;
      yield parsedLine(text, `${path}:${count}`);
    }
    lengthOfWhole += endOfWhole;
    torn = bytes.subarray(endOfWhole);
  }
  if (torn.length > 0) truncateSync(path, lengthOfWhole);
}

function* piecesOf(path: string): Generator<Buffer> {
  const file = openSync(path, "r");
  try {
    for (;;) {
      const piece = Buffer.alloc(PIECE_IN_BYTES);
      const length = readSync(file, piece);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
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
