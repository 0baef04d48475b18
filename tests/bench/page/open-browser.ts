import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Browser, chromium } from "@playwright/test";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const run = promisify(execFile);

/** Opens the browser that the tests use; with a port, tools can drive it too. */
export async function openBrowser(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  });
}

/** The path of the browser that the tests use. */
export function findChromium(): Promise<string> {
  return askTooling(
    `const { ensureChromium } = await import("./tooling/setup/ensure-chromium.mjs");
     console.log(await ensureChromium());`,
  );
}

/** Builds the web app unless it is built already, as `npm start` does. */
export async function buildWebApp(): Promise<void> {
  await askTooling(`const { buildWeb } = await import("./tooling/setup/build-web.mjs"); await buildWeb();`);
}

/** Tooling prints its progress; the last line is the answer. */
async function askTooling(program: string): Promise<string> {
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program], { cwd: ROOT });
  return stdout.trimEnd().split("\n").at(-1) ?? "";
}
