import { mkdir, open, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";

/** Frees the folder for the next process. */
export type Release = () => Promise<void>;

/** Thrown when another process has the folder open; a second opener would silently lose data. */
class FolderInUseError extends Error {
  override name = "FolderInUseError";
  constructor(folder: string, holder: string) {
    super(
      `${resolve(folder)} is in use by ${holder}. Stop that process, or give this one another DATA_DIR ` +
        "(several processes can share data through DATABASE_URL only).",
    );
  }
}

/**
 * Takes sole possession of a folder. On Linux an abstract socket does it, which the kernel frees even after
 * kill -9; elsewhere a file with the process id, taken over when that process is gone.
 */
export async function lockFolder(folder: string): Promise<Release> {
  await mkdir(folder, { recursive: true });
  return process.platform === "linux" ? lockBySocket(folder) : lockByFile(folder);
}

async function lockBySocket(folder: string): Promise<Release> {
  const server = createServer().unref();
  const name = `\0skywave:${resolve(folder)}`;
  await new Promise<void>((settle, fail) => {
    server.once("error", (error) => {
      const isTaken = "code" in error && error.code === "EADDRINUSE";
      fail(isTaken ? new FolderInUseError(folder, "another process") : error);
    });
    server.listen(name, settle);
  });
  return () => new Promise((settle) => server.close(() => settle()));
}

async function lockByFile(folder: string): Promise<Release> {
  const file = join(folder, "process.lock");
  for (;;) {
    try {
      const handle = await open(file, "wx");
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const holder = Number(await readFile(file, "utf8"));
      if (isAlive(holder)) throw new FolderInUseError(folder, `process ${holder}`);
      await rm(file, { force: true });
    }
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
