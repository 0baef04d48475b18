import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, modulesFolder, root, runtimeNode } from "./folders.mjs";
import { heading } from "./progress.mjs";
import { runCommand } from "./run-command.mjs";
import { sourcesHash } from "./sources-hash.mjs";

const webFolder = join(root, "apps", "web");
const stampPath = join(cacheFolder, "web-build");

/** Builds the web app, unless the last build was made of exactly these sources. */
export async function buildWeb() {
  const wanted = sourcesHash(["apps/web", "packages"]);
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
