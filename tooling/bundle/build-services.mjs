import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { runtimeNode } from "../setup/folders.mjs";
import { sourcesHash } from "../setup/sources-hash.mjs";
import { bundlePath, SERVICES } from "./bundle-path.mjs";

const SOURCES = ["apps/api", "apps/card-processor", "packages", "tooling/bundle"];
const KEPT_BUNDLES = 3;

/**
 * Bundles what `npm start` runs, unless there is a bundle of exactly these sources, and hands back where each starts. A
 * bundle is named by its sources, so that no stale one is ever started. Takes two seconds, or none.
 * @returns {{ "api": string, "card-processor": string }}
 */
export function buildServices() {
  const name = sourcesHash(SOURCES).slice(0, 16);
  const missing = SERVICES.filter((service) => !existsSync(bundlePath(service, name)));
  if (missing.length > 0) bundle(name, missing);
  return Object.fromEntries(SERVICES.map((service) => [service, bundlePath(service, name)]));
}

function bundle(name, services) {
  const program = join(import.meta.dirname, "bundle-services.mjs");
  const { status, stderr } = spawnSync(runtimeNode(), [program, name, ...services], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The services could not be bundled:\n\n${stderr.trim()}`);
  for (const service of services) removeOld(dirname(dirname(bundlePath(service, name))));
}

// What was started from one of the last goes on loading parts of it.
function removeOld(folder) {
  const age = (name) => statSync(join(folder, name)).mtimeMs;
  const old = readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of old.slice(KEPT_BUNDLES)) rmSync(join(folder, name), { recursive: true, force: true });
}
