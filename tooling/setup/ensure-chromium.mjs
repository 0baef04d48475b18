import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { root } from "./folders.mjs";
import { heading } from "./progress.mjs";
import { runCommand } from "./run-command.mjs";
import { tool, toolEnv } from "./tool.mjs";

// The shell first: it is the same browser without a window, and takes a sixth less time for the same tests.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** The path of a browser for the tests: one that is there, else one that is installed now. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (onPath("apt-get") && process.getuid?.() === 0) {
    heading("Installing Chromium with apt-get");
    await runCommand("apt-get", ["update"], { label: "Updating the package list" });
    const isShellKnown = spawnSync("apt-get", ["install", "--simulate", NAMES[0]]).status === 0;
    await runCommand("apt-get", ["install", "-y", "--no-install-recommends", NAMES[isShellKnown ? 0 : 1]], {
      label: "Installing Chromium",
    });
  }
  if (!findChromium()) {
    heading("Installing Chromium with Playwright");
    await runCommand(tool("playwright"), ["install", "chromium"], {
      label: "Installing Chromium",
      env: toolEnv,
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found and none could be installed. Install Chromium or Chrome, or name one:  CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  const own = playwrightChromium();
  if (own && existsSync(own)) return own;
  return NAMES.map(onPath).find(Boolean);
}

function playwrightChromium() {
  const require = createRequire(join(root, "tests", "package.json"));
  return require("@playwright/test").chromium.executablePath();
}

function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
