import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface NameByPasses {
  name: "name-by-passes";
  apply: "build";
  augmentChunkHash: () => string;
}

/**
 * Has the name of every built script stand for what happens to it after the bundler has named it by its content, too: a
 * browser keeps a file for good, and would go on with what an earlier version of these passes wrote. They are in the
 * folder of the web app: its configuration, and `bundling/`.
 */
export async function nameByPasses(web: string): Promise<NameByPasses> {
  const mark = await markOfPasses(web);
  return { name: "name-by-passes", apply: "build", augmentChunkHash: () => mark };
}

async function markOfPasses(web: string): Promise<string> {
  const shortener = fileURLToPath(import.meta.resolve("terser/package.json"));
  const own = await Array.fromAsync(glob(["vite.config.ts", "bundling/*.ts"], { cwd: web }));
  const passes = own.filter((file) => !file.endsWith(".test.ts")).toSorted();
  const mark = createHash("sha256").update(await readFile(shortener));
  for (const file of passes) mark.update(await readFile(join(web, file)));
  return mark.digest("hex");
}
