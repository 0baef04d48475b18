import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Platform } from "#platform/platform.ts";
import { encodeInThread } from "./encode-in-thread.ts";
import type { SegmentName } from "./segment-name.ts";

/** Of the generator and its coder: sound that another version made does not join ours. */
const SOUND_VERSION = "1";
const FULL_AT_BYTES = 512 * 1024 * 1024;
/** Down to which part of it the oldest go. */
const ROOM = 0.8;
/** More than wait for this are refused, so that nobody who asks for much keeps others from hearing anything. */
const MOST_WAITING = 120;

export interface SegmentStore {
  /** Undefined where too much waits to be made already. */
  read(name: SegmentName): Promise<Buffer | undefined>;
  /** Has it made before somebody asks, if there is nothing else to do. */
  prepare(name: SegmentName): void;
  /** Ends once nothing is being made any more. */
  close(): Promise<void>;
}

/** Sound in the data folder, made the first time that somebody asks for it. */
export function createSegmentStore({ config, log }: Pick<Platform, "config" | "log">): SegmentStore {
  const folder = join(config.dataFolder, "sound", SOUND_VERSION);
  const underWay = new Map<string, Promise<Buffer>>();
  const closing = new AbortController();
  let bytesSinceCount = Infinity;

  const make = async (name: SegmentName, file: string) => {
    const kept = await readKept(file);
    if (kept !== undefined) return kept;
    const segment = await encodeInThread(name, closing.signal);
    try {
      await keep(file, segment);
      bytesSinceCount += segment.length;
      if (bytesSinceCount > FULL_AT_BYTES * (1 - ROOM)) {
        bytesSinceCount = 0;
        await makeRoom(folder);
      }
    } catch (cause) {
      // What cannot be kept is heard all the same.
      log.warn({ err: cause }, "sound is not kept");
    }
    return segment;
  };
  const read = (name: SegmentName): Promise<Buffer> | undefined => {
    const file = join(folder, String(name.channel), `${name.track}-${name.bitrate}-${name.segment}.m4s`);
    const already = underWay.get(file);
    if (already !== undefined) return already;
    if (underWay.size >= MOST_WAITING) return undefined;
    const made = make(name, file).finally(() => underWay.delete(file));
    underWay.set(file, made);
    return made;
  };
  return {
    read: async (name) => read(name),
    prepare: (name) => {
      read(name)?.catch((cause: unknown) => {
        if (!closing.signal.aborted) log.error({ err: cause }, "sound could not be prepared");
      });
    },
    close: async () => {
      closing.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}

async function readKept(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
    throw cause;
  }
}

/** All at once, so that nobody reads half a segment. */
async function keep(file: string, segment: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, segment);
  await rename(half, file);
}

/** Takes away what was made longest ago, where there is more than there is room for. */
async function makeRoom(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files: { path: string; size: number; madeAt: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path);
    if (found.isFile()) files.push({ path, size: found.size, madeAt: found.mtimeMs });
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= FULL_AT_BYTES) return;
  for (const { path, size } of files.toSorted((a, b) => a.madeAt - b.madeAt)) {
    if (bytes <= FULL_AT_BYTES * ROOM) return;
    await rm(path, { force: true });
    bytes -= size;
  }
}
