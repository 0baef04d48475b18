import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { modulesFolder, root } from "./folders.mjs";
import { heading } from "./progress.mjs";
import { runCommand } from "./run-command.mjs";

const stampPath = join(modulesFolder, ".skywave-install");
const lockPath = join(root, "package-lock.json");

/** Installs the packages of the lock file, unless exactly these are installed already. */
export async function install() {
  const wanted = createHash("sha256").update(readFileSync(lockPath)).digest("hex");
  if (isInstalled(wanted)) return;
  heading("Installing the packages (a minute or two, this once)");
  const [command, args] = npmCommand();
  const { code, output } = await runCommand(
    command,
    [...args, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
    {
      label: "Installing the packages",
    },
  );
  if (code !== 0)
    throw new Error(
      `The packages could not be installed (npm ci ended with ${code}).\n${reasonIn(output)}\n\n` +
        "Check the connection to the npm registry, or after a change of a package.json run npm install, and start again.",
    );
  writeFileSync(stampPath, wanted);
  heading("Packages installed");
}

// The rest of npm's answer is its manual.
function reasonIn(output) {
  return output.split(/^npm error Clean install/m)[0].trim();
}

function isInstalled(wanted) {
  if (!existsSync(modulesFolder)) return false;
  if (existsSync(stampPath) && readFileSync(stampPath, "utf8") === wanted) return true;
  if (!hasLockedVersions()) return false;
  writeFileSync(stampPath, wanted);
  return true;
}

// `npm install` by hand brings the right packages too, and needs no second install.
function hasLockedVersions() {
  const installedPath = join(modulesFolder, ".package-lock.json");
  if (!existsSync(installedPath)) return false;
  const installed = JSON.parse(readFileSync(installedPath, "utf8")).packages;
  const locked = Object.entries(JSON.parse(readFileSync(lockPath, "utf8")).packages);
  return locked.every(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.optional) return true;
    if (entry.link) return existsSync(join(root, path));
    return installed[path]?.version === entry.version;
  });
}

// Under `npm run`, the very npm that was called; it may not be on the path under its name.
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && node && /\.c?js$/.test(script)) return [node, [script]];
  return [process.platform === "win32" ? "npm.cmd" : "npm", []];
}
