import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../../bench/page/open-browser.ts";
import { freePort } from "../../system/free-port.ts";

/** A browser with a profile on disk, which can die the way that leaves no time for anything. */
export interface KillableBrowser {
  context: BrowserContext;
  /** SIGKILL to all of its processes. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
];
const LONGEST_START_IN_MILLISECONDS = 30_000;

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) endGroup(child);
});

export async function openKillableBrowser(profile: string): Promise<KillableBrowser> {
  const port = await freePort();
  const program = await findChromium();
  const flags = [...FLAGS, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`, "about:blank"];
  // In a group of its own, so that its many processes can be killed at once.
  const child = spawn(program, flags, { detached: true, stdio: "ignore" });
  running.add(child);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      running.delete(child);
      resolve();
    });
  });
  await untilListening(port);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("the browser has no profile");
  return {
    context,
    async kill() {
      endGroup(child);
      await ended;
    },
    async close() {
      await browser.close();
      endGroup(child);
      await ended;
    },
  };
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
}

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + LONGEST_START_IN_MILLISECONDS;
  for (;;) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/json/version`)).ok) return;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error("the browser did not start", { cause });
    }
    await pause(50);
  }
}
