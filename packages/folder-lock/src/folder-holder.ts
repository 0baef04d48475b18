import { createInterface } from "node:readline";
import { lockFolder, type Release } from "./lock-folder.ts";

/**
 * A process that takes and frees a folder as it is told, a line each: `take <time> <folder>` is answered `held`
 * or with the refusal, `free` with `freed`. Several that are told the same time take at the same moment.
 */
let release: Release | undefined;

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, time, folder = ""] = line.split(" ");
  if (verb === "free") {
    release?.();
    release = undefined;
    process.stdout.write("freed\n");
    continue;
  }
  while (Date.now() < Number(time)) continue;
  try {
    release = lockFolder(folder);
    process.stdout.write("held\n");
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
