import { execFile } from "node:child_process";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const PROGRAM = fileURLToPath(new URL("make-database.ts", import.meta.url));
const run = promisify(execFile);

/**
 * Makes the embedded database in a folder that is not there yet, in a process of its own: it takes 400 MB that a node would
 * keep as long as it lives. A process that outlives a node that was killed meanwhile has only its own place to write to.
 */
export async function makeApart(folder: string, { isDurable }: { isDurable: boolean }): Promise<void> {
  const place = `${basename(folder)}.made-by-`;
  const around = dirname(folder);
  for (const name of await readdir(around))
    if (name.startsWith(place)) await rm(join(around, name), { recursive: true, force: true });
  const made = join(around, `${place}${process.pid}`);
  await run(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    PROGRAM,
    made,
    isDurable ? "durable" : "quick",
  ]);
  await rename(made, folder);
}
