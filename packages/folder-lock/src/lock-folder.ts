import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Frees the folder for the next process. */
export type Release = () => void;

const LOCK_FILE = "sole-process.lock";
const SQLITE_BUSY = 5;
// Two that open at the same moment may each see the other's first step; the one that goes on waits this long.
const PATIENCE_IN_MILLISECONDS = 250;

// A lock file that nobody refers to would be closed by the garbage collector, and with it the lock.
const held = new Set<DatabaseSync>();

/** Thrown when another process has the folder open; a second writer would silently lose data. */
class FolderInUseError extends Error {
  override name = "FolderInUseError";
  constructor(folder: string) {
    super(
      `${resolve(folder)} is in use by another process. Stop that process, or give this one another DATA_DIR ` +
        "(several processes can share a database through DATABASE_URL only).",
    );
  }
}

/**
 * Takes sole possession of a folder, which is made if need be, by whatever path, mount or network namespace it is
 * reached; throws at once where somebody else has it. Both locks belong to the kernel, which frees them even after
 * kill -9: one on the folder itself, where the system has a way to it, and one on a file inside, which every system
 * can lock but which somebody might replace.
 */
export function lockFolder(folder: string): Release {
  mkdirSync(folder, { recursive: true });
  const releaseFolder = lockItself(folder);
  try {
    const releaseFile = lockFileIn(folder);
    return () => {
      releaseFile();
      releaseFolder();
    };
  } catch (error) {
    releaseFolder();
    throw error;
  }
}

/** Node can't lock a folder; `flock` locks what we opened, and the lock stays with us when it ends. */
function lockItself(folder: string): Release {
  if (process.platform !== "linux") return () => undefined;
  const descriptor = openSync(folder, "r");
  const { status, stderr } = spawnSync("flock", ["-x", "-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", descriptor],
    encoding: "utf8",
  });
  // It says nothing when somebody else has the lock, and what is wrong where a folder can't be locked.
  if (status === 1 && stderr === "") {
    closeSync(descriptor);
    throw new FolderInUseError(folder);
  }
  return () => closeSync(descriptor);
}

/**
 * SQLite locks by device and inode. The kernel would drop such a lock if this process opened and closed the
 * file by another way, so nothing else here may read it.
 */
function lockFileIn(folder: string): Release {
  const file = new DatabaseSync(join(folder, LOCK_FILE), { timeout: PATIENCE_IN_MILLISECONDS });
  try {
    file.exec("pragma journal_mode = off; begin exclusive");
  } catch (error) {
    file.close();
    throw isBusy(error) ? new FolderInUseError(folder) : error;
  }
  held.add(file);
  return () => {
    held.delete(file);
    file.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
