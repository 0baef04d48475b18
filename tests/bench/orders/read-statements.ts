import { readFile } from "node:fs/promises";
import type { RecordedStatement } from "./recorded-statement.ts";

/** All that was written down so far, in order. */
export async function readStatements(file: string): Promise<RecordedStatement[]> {
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  return lines.map((line): RecordedStatement => JSON.parse(line));
}
