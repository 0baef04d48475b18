import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./folders.mjs";

const IGNORED_FOLDERS = new Set(["dist", "node_modules", ".cache"]);

/** Changes when any source in the folders does, or the version of any package. Tests are no sources. */
export function sourcesHash(folders) {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const path of folders.flatMap((folder) => filesBelow(join(root, folder))))
    hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest("hex");
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : filesBelow(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    });
}
