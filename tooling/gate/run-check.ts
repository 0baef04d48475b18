import { fileURLToPath } from "node:url";
import { readFiles } from "../checks/reading/read-files.ts";
import type { Check } from "../checks/reading/source-file.ts";

const [name = ""] = process.argv.slice(2);
const module: Record<string, unknown> = await import(`../checks/${name}.ts`);
const check = Object.values(module).find(isCheck);
if (!check) throw new Error(`tooling/checks/${name}.ts exports no check`);
const found = check(readFiles(fileURLToPath(new URL("../..", import.meta.url))));
for (const line of found) console.log(line);
if (found.length > 0) {
  console.log(`${name}: ${found.length} found`);
  process.exitCode = 1;
}

function isCheck(value: unknown): value is Check {
  return typeof value === "function";
}
