import { fileURLToPath } from "node:url";
import { readFiles } from "../checks/parsers/read-files.ts";
import type { Check } from "../checks/parsers/source-file.ts";

/** What the gate reads of a check that it had run with others. */
interface CheckResult {
  name: string;
  found: readonly string[];
  seconds: number;
}

// Read once, so that all checks of a run share one syntax tree of each file.
const files = readFiles(fileURLToPath(new URL("../..", import.meta.url)));
const names = process.argv.slice(2).filter((argument) => argument !== "--json");
const results: CheckResult[] = [];
for (const name of names) results.push(await runCheck(name));
if (process.argv.includes("--json")) console.log(JSON.stringify(results));
else {
  for (const { name, found } of results) {
    for (const line of found) console.log(line);
    if (found.length > 0) console.log(`${name}: ${found.length} found`);
  }
}
if (results.some(({ found }) => found.length > 0)) process.exitCode = 1;

async function runCheck(name: string): Promise<CheckResult> {
  const started = performance.now();
  const module: Record<string, unknown> = await import(`../checks/${name}.ts`);
  const check = Object.values(module).find(isCheck);
  if (!check) throw new Error(`tooling/checks/${name}.ts exports no check`);
  const found = check(files);
  return { name, found, seconds: (performance.now() - started) / 1000 };
}

function isCheck(value: unknown): value is Check {
  return typeof value === "function";
}
