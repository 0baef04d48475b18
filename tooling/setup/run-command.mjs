import { spawn } from "node:child_process";
import { heading } from "./progress.mjs";
import { root } from "./folders.mjs";

const STILL_WORKING_IN_MILLISECONDS = 10_000;

/**
 * Runs a program to its end and hands back its exit code and output. While it is silent for long, says that
 * it still works.
 */
export function runCommand(command, args, { label, folder = root, env = {}, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32" && command.endsWith(".cmd"),
    });
    let output = "";
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (isShown) stream.write(chunk);
    };
    child.stdout.on("data", keep(process.stdout));
    child.stderr.on("data", keep(process.stderr));
    const timer = setInterval(() => {
      if (label && !isShown) heading(`${label} …`);
    }, STILL_WORKING_IN_MILLISECONDS);
    child.on("error", (cause) => {
      clearInterval(timer);
      reject(new Error(`${command} cannot be run: ${cause.message}`, { cause }));
    });
    child.on("close", (code) => {
      clearInterval(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}
