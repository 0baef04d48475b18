import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BUILD = `
  const { buildServices } = await import("./tooling/bundle/build-services.mjs");
  console.log(JSON.stringify(buildServices()));`;
const TELL_FLAGS = `
  const { NODE_FLAGS } = await import("./tooling/run/node-flags.mjs");
  console.log(JSON.stringify(NODE_FLAGS));`;

let paths: Record<string, string> | undefined;
let flags: readonly string[] | undefined;

/**
 * Where the bundle of a program starts, made of the sources as they are when this process first asks; undefined for a
 * program that is run file by file.
 */
export function bundleOf(entry: string): string | undefined {
  const [, service] = /^apps\/([^/]+)\/start\.ts$/.exec(entry) ?? [];
  if (service === undefined) return undefined;
  paths ??= run<Record<string, string>>(BUILD);
  return paths[service];
}

/** What Node is told when the product is run for real. */
export function nodeFlags(): readonly string[] {
  flags ??= run<readonly string[]>(TELL_FLAGS);
  return flags;
}

function run<T>(program: string): T {
  const args = ["--input-type=module", "-e", program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" }));
}
