import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cacheFolder, modulesFolder, root, runtimeNode } from "./folders.mjs";
import { heading } from "./progress.mjs";
import { runCommand } from "./run-command.mjs";

const webFolder = join(root, "apps", "web");
const stampPath = join(cacheFolder, "web-build");
const IGNORED_FOLDERS = new Set(["dist", "node_modules", ".cache"]);

/** Builds the web app, unless the last build was made of exactly these sources. */
export async function buildWeb() {
  const wanted = sourcesHash();
  const isBuilt = existsSync(join(webFolder, "dist", "index.html"));
  if (isBuilt && existsSync(stampPath) && readFileSync(stampPath, "utf8") === wanted) return;
  heading("Building the web app");
  const vite = join(modulesFolder, "vite", "bin", "vite.js");
  const { code, output } = await runCommand(runtimeNode(), [vite, "build"], {
    folder: webFolder,
    label: "Building the web app",
  });
  if (code !== 0) throw new Error(`The web app could not be built:\n\n${output.trim()}`);
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampPath, wanted);
  heading("Web app built");
}

function sourcesHash() {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const path of [...filesBelow(webFolder), ...filesBelow(join(root, "packages"))])
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
