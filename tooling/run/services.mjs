import { spawn } from "node:child_process";
import { root, runtimeNode } from "../setup/folders.mjs";
import { NODE_FLAGS } from "./node-flags.mjs";
import { printLog } from "./print-log.mjs";

const PATIENCE_IN_MILLISECONDS = 12_000;

const NODE_OPTIONS = [...NODE_FLAGS, "--import", new URL("stop-with-parent.mjs", import.meta.url).href];

/** The processes of one running system: they start in order, and stop together. */
export function makeServices({ env, onDeath }) {
  const running = new Map();
  let isStopping = false;

  function start(name, args, folder = root) {
    const child = spawn(runtimeNode(), [...NODE_OPTIONS, ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      // The channel closes with this program, even when it is killed: no service outlives it unseen.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    running.set(name, child);
    printLog(child.stdout, process.stdout);
    printLog(child.stderr, process.stderr);
    child.on("error", (cause) => onDeath(name, cause.message));
    child.on("exit", (code, signal) => {
      running.delete(name);
      if (!isStopping) onDeath(name, signal ? `signal ${signal}` : `exit code ${code}`);
    });
  }

  /** Asks all to finish what they are doing; whoever takes too long is ended. */
  async function stop() {
    isStopping = true;
    const children = [...running.values()];
    const gone = children.map((child) => new Promise((resolve) => child.once("exit", resolve)));
    for (const child of children) child.kill("SIGTERM");
    const timer = setTimeout(() => {
      for (const child of children) child.kill("SIGKILL");
    }, PATIENCE_IN_MILLISECONDS);
    await Promise.all(gone);
    clearTimeout(timer);
  }

  return { start, stop };
}
