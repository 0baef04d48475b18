import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PIECE = Buffer.alloc(64 * 1024);

/** A disk of its own, in memory, which fills up as any other. */
export interface SmallDisk {
  folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  grow(toMegabytes: number): void;
  remove(): void;
}

/** Whether this process may make one: as a rule that is for root alone. */
export function mayMakeDisk(): boolean {
  const folder = newFolder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
  if (status === 0) execFileSync("umount", [folder]);
  rmdirSync(folder);
  return status === 0;
}

export function makeSmallDisk(sizeInMegabytes: number): SmallDisk {
  const folder = newFolder();
  const filler = join(folder, "filler");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${sizeInMegabytes}m`, "tmpfs", folder]);
  // The database server is nobody where the tests are root.
  chmodSync(folder, 0o777);
  return {
    folder,
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler),
    grow: (toMegabytes) =>
      void execFileSync("mount", ["-o", `remount,size=${toMegabytes}m`, "tmpfs", folder]),
    remove: () => {
      // Also while somebody who was killed still has a file open.
      execFileSync("umount", ["-l", folder]);
      rmdirSync(folder);
    },
  };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "skywave-disk-"));
}

function writeUntilFull(path: string): void {
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, PIECE);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ENOSPC")) throw cause;
  } finally {
    closeSync(file);
  }
}
