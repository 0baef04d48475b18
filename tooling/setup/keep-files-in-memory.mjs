import fs, { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = "/dev/shm";
const LEAST_ROOM_IN_BYTES = 4 * 1024 ** 3;
/** Of the whole machine, or of what a container may take: programs need more of it than files do. */
const LEAST_MEMORY_IN_BYTES = 8 * 1024 ** 3;

/**
 * Puts the temporary files of this process, and of all that it starts, into a folder in memory, which goes when the
 * process ends. Tests make a database of a thousand files for each of theirs and throw it away again: on some disks
 * that takes longer than the tests. Does nothing where memory is short, or where somebody has chosen a folder.
 */
export function keepFilesInMemory() {
  if (process.platform !== "linux" || process.env.TMPDIR !== undefined) return;
  const mounts = readFileSync("/proc/self/mounts", "utf8");
  if (!runsFilesInMemory(mounts) || !hasRoom()) return;
  removeLeftovers();
  const folder = mkdtempSync(join(SHARED_MEMORY, `${ours()}${process.pid}-`));
  // The database server is nobody where the tests are root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Whether programs can be run from there, as the tests' PostgreSQL is. Containers often forbid it.
 * @param {string} mounts as /proc/self/mounts tells them
 */
export function runsFilesInMemory(mounts) {
  const fields = mounts.split("\n").map((line) => line.split(" "));
  const [, , kind, options = ""] = fields.findLast(([, place]) => place === SHARED_MEMORY) ?? [];
  const words = options.split(",");
  return kind === "tmpfs" && words.includes("rw") && !words.includes("noexec");
}

/** What the names of all folders of this user begin with; the process's id follows. */
function ours() {
  return `skywave-${process.getuid?.() ?? 0}-`;
}

/** A process that was killed left its folder, and with it the memory. */
function removeLeftovers() {
  for (const name of readdirSync(SHARED_MEMORY)) {
    const [processId = ""] = name.startsWith(ours()) ? name.slice(ours().length).split("-") : [];
    if (processId === "" || existsSync(`/proc/${processId}`)) continue;
    rmSync(join(SHARED_MEMORY, name), { recursive: true, force: true });
  }
}

function hasRoom() {
  // The Node that runs npm may know neither; the tests' own then does what it could not.
  const { bavail, bsize } = fs.statfsSync?.(SHARED_MEMORY) ?? { bavail: 0, bsize: 0 };
  const memoryInBytes = process.availableMemory?.() ?? 0;
  return bavail * bsize >= LEAST_ROOM_IN_BYTES && memoryInBytes >= LEAST_MEMORY_IN_BYTES;
}
