import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// The name that the API gives its own, so that a restore and a processor refuse each other.
const LOCK_FILE = "sole-process.lock";
const SQLITE_BUSY = 5;
// Two that open at the same moment may each see the other's first step; the one that goes on waits this long.
const PATIENCE_IN_MILLISECONDS = 250;

// A lock file that nobody refers to would be closed by the garbage collector, and with it the lock.
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only writer of a folder, or throws at once. Both locks belong to the kernel, which
 * frees them even after kill -9, and hold across links, mounts and containers: one on the folder itself, where
 * the system has a way to it, and one on a file inside, which somebody might replace.
 */
export function lockFolder(folder: string): () => void {
  const releaseFolder = lockItself(folder);
  try {
    const releaseFile = lockFileIn(folder);
    return () => {
      releaseFile();
      releaseFolder();
    };
  } catch (cause) {
    releaseFolder();
    throw cause;
  }
}

/** Node can't lock a folder; `flock` locks what we opened, and the lock stays with us when it ends. */
function lockItself(folder: string): () => void {
  if (process.platform !== "linux") return () => undefined;
  const descriptor = openSync(folder, "r");
  const { status, stderr } = spawnSync("flock", ["-x", "-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", descriptor],
    encoding: "utf8",
  });
  // It says nothing when somebody else has the lock, and what is wrong where a folder can't be locked.
  if (status === 1 && stderr === "") {
    closeSync(descriptor);
    throw inUse(folder);
  }
  return () => closeSync(descriptor);
}

/** The kernel would drop this lock if this process opened and closed the file by another way than SQLite. */
function lockFileIn(folder: string): () => void {
  const file = new DatabaseSync(join(folder, LOCK_FILE), { timeout: PATIENCE_IN_MILLISECONDS });
  try {
    file.exec("pragma journal_mode = off; begin exclusive");
  } catch (cause) {
    file.close();
    throw isBusy(cause) ? inUse(folder) : cause;
  }
  held.add(file);
  return () => {
    held.delete(file);
    file.close();
  };
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && "errcode" in cause && cause.errcode === SQLITE_BUSY;
}

function inUse(folder: string): Error {
  return new Error(
    `The folder ${folder} is in use by another process. Two card processors on one ledger would lose payments: stop the other one or set another DATA_DIR.`,
  );
}
