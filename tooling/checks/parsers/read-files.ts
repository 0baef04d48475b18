import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { SourceFile } from "./source-file.ts";

const SKIPPED_FOLDERS: ReadonlySet<string> = new Set([
  "node_modules",
  "dist",
  "coverage",
  "test-results",
  "playwright-report",
]);
const KEPT_HIDDEN: ReadonlySet<string> = new Set([".ci"]);
const BINARY = /\.(?:png|jpe?g|webp|ico|woff2?|zip|gz|br|wasm)$/;

/** Every text file of the project that is not made by a tool. */
export function readFiles(root: string): SourceFile[] {
  return pathsBelow(root)
    .filter((path) => !BINARY.test(path) && !path.endsWith("package-lock.json"))
    .map((path) => ({ path: relative(root, path).split(sep).join("/"), text: readFileSync(path, "utf8") }));
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [path];
    const isSkipped = SKIPPED_FOLDERS.has(entry.name);
    const isHidden = entry.name.startsWith(".") && !KEPT_HIDDEN.has(entry.name);
    return entry.isDirectory() && !isSkipped && !isHidden ? pathsBelow(path) : [];
  });
}
