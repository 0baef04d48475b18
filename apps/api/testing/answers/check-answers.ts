import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Endpoint, endpointTable } from "@skywave/contract";
import { findUnmet } from "./find-unmet.ts";

/**
 * Says of a run of all tests which calls of the legacy system answered nobody with a success, or with a refusal that the
 * contract names. Its argument is the folder in which the run has noted its answers.
 */
const [folder = ".cache/answers"] = process.argv.slice(2);
const met = new Set(
  readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n")),
);
const calls: Endpoint[] = Object.values(endpointTable.legacy);
const unmet = findUnmet(calls, met);
for (const line of unmet) process.stdout.write(`${line}\n`);
if (unmet.length > 0) process.exitCode = 1;
