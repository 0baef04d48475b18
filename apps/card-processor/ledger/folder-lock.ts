import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes this process the only writer of a folder, or throws at once. A lock left by a killed process is
 * taken over; a process number that was given to another program since is told apart by its start time.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "writer.lock");
  const draft = join(folder, `writer.${randomUUID()}`);
  const own = `${process.pid} ${startTimeOf(process.pid) ?? "unknown"}`;
  writeFileSync(draft, own);
  try {
    if (!isLinked(draft, path)) {
      removeStale(path, folder);
      if (!isLinked(draft, path)) throw inUse(folder, "another process");
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(path, { force: true });
}

function isLinked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (cause) {
    if (isErrorWithCode(cause, "EEXIST")) return false;
    throw cause;
  }
}

function removeStale(path: string, folder: string): void {
  const holder = readFileSync(path, "utf8");
  if (isAlive(holder)) throw inUse(folder, `process ${holder.split(" ")[0]}`);
  const aside = join(folder, `writer.${randomUUID()}`);
  renameSync(path, aside);
  // Between reading and renaming, another process may have cleared the same stale lock and taken its own.
  const isStillStale = readFileSync(aside, "utf8") === holder;
  if (!isStillStale) isLinked(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(holder: string): boolean {
  const [pid = "", startTime] = holder.split(" ");
  try {
    process.kill(Number(pid), 0);
  } catch (cause) {
    return isErrorWithCode(cause, "EPERM");
  }
  return (startTimeOf(Number(pid)) ?? "unknown") === startTime;
}

/** In clock ticks since boot; undefined where the system has no /proc. */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name, in brackets, may hold spaces itself.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

function isErrorWithCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && "code" in cause && cause.code === code;
}

function inUse(folder: string, holder: string): Error {
  return new Error(
    `The folder ${folder} is in use by ${holder}. Two card processors on one ledger would lose payments: stop the other one or set another DATA_DIR.`,
  );
}
