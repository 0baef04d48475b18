import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROGRAM = `
  const { buildServices } = await import("./tooling/bundle/build-services.mjs");
  console.log(JSON.stringify(buildServices()));`;

let paths: Record<string, string> | undefined;

/**
 * Where the bundle of a program starts, made of the sources as they are when this process first asks; undefined for a
 * program that is run file by file.
 */
export function bundleOf(entry: string): string | undefined {
  const [, service] = /^apps\/([^/]+)\/start\.ts$/.exec(entry) ?? [];
  if (service === undefined) return undefined;
  paths ??= builtPaths();
  return paths[service];
}

function builtPaths(): Record<string, string> {
  const args = ["--input-type=module", "-e", PROGRAM];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" }));
}
