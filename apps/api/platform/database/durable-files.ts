import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface OpenFile {
  /** The descriptor that Node gave; a folder has none. */
  nfd?: number;
  node: object;
}

/** What the file system of the embedded database lacks of it in the types, and in the deed. */
interface HostFiles {
  realPath(node: object): string;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/** The host's files, where the embedded database's `fsync` reaches the disk; by itself it does nothing. */
class DurableFiles extends NodeFS {
  override async init(...[lite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(lite, options);
    const files = emscriptenOpts.preRun ?? [];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...files, ({ NODEFS }) => addSync(NODEFS)] } };
  }
}

function addSync(files: object): void {
  if (!isHostFiles(files)) throw new Error("this version of the embedded database can't be made durable");
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncFolder(files.realPath(node));
    else fsyncSync(nfd);
    return 0;
  };
}

function isHostFiles(files: object): files is HostFiles {
  return "stream_ops" in files && "realPath" in files;
}

/** Options under which the embedded database in a folder answers a transaction once it is on the disk. */
export function durablyIn(folder: string): Pick<PGliteOptions, "fs"> & { startParams: string[] } {
  return {
    fs: new DurableFiles(folder),
    startParams: [
      // "-F" is fsync = off.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      // The method it would choose by itself, fdatasync, is built to do nothing.
      "-c",
      "wal_sync_method=fsync",
    ],
  };
}

/** Brings a folder to the disk with everything in it, as it was made without a wait for any of it. */
export function syncAll(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncAll(path);
    else syncPath(path, "r+");
  }
  syncFolder(folder);
}

/** A new file is on the disk once the folder that names it is there too; Windows can't open folders. */
function syncFolder(folder: string): void {
  if (process.platform !== "win32") syncPath(folder, "r");
}

function syncPath(path: string, flag: "r" | "r+"): void {
  const descriptor = openSync(path, flag);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
