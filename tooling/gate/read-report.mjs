import { existsSync, readFileSync } from "node:fs";

/** The report that a runner of tests wrote; undefined when it wrote none. */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
