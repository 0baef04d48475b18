import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Platform } from "#platform/platform.ts";
import { encodeInThread } from "./encode-in-thread.ts";
import { namesOf, type SegmentName, type SegmentRun } from "./segment-name.ts";

/** Of the generator and its coder: sound that another version made does not join ours. */
const SOUND_VERSION = "1";
const FULL_AT_BYTES = 512 * 1024 * 1024;
/** Down to which part of it the oldest go. */
const ROOM = 0.8;
/** More than wait for this are refused, so that nobody who asks for much keeps others from hearing anything. */
const MOST_WAITING = 120;
/** So many at once are made ahead: half a minute, in a second. */
const LONGEST_RUN = 8;
/** As long as so many are there, nothing has to be made. */
const IN_HAND = 2;
const MOST_RUNS_WAITING = 60;

export interface SegmentStore {
  /** Undefined where too much waits to be made already. */
  read(name: SegmentName): Promise<Buffer | undefined>;
  /** Has one made that will be asked for at once, if there is nothing else to do. */
  prepare(name: SegmentName): void;
  /** Has the first of these made before they are asked for, and gives way to all that is asked for. */
  prepareRun(run: SegmentRun): void;
  /** Ends once nothing is being made any more. */
  close(): Promise<void>;
}

/** Sound in the data folder, made the first time that somebody asks for it, and ahead of whoever goes on. */
export function createSegmentStore({ config, log }: Pick<Platform, "config" | "log">): SegmentStore {
  const folder = join(config.dataFolder, "sound", SOUND_VERSION);
  const underWay = new Map<string, Promise<Buffer>>();
  const runs = createRunQueue();
  const closing = new AbortController();
  const { signal } = closing;
  const keep = createKeeper(folder, log);
  const fileOf = ({ channel, track, bitrate, segment }: SegmentName) =>
    join(folder, String(channel), `${track}-${bitrate}-${segment}.m4s`);
  const hold = (file: string, made: Promise<Buffer>) => {
    const held = made.finally(() => underWay.delete(file));
    underWay.set(file, held);
    return held;
  };

  const make = async (name: SegmentName, file: string) => {
    const kept = await readKept(file);
    if (kept !== undefined) return kept;
    const [segment] = await encodeInThread({ ...name, count: 1 }, { urgency: "asked", signal });
    if (segment === undefined) throw new Error("no segment was made");
    await keep(file, segment);
    return segment;
  };
  const read = (name: SegmentName): Promise<Buffer> | undefined => {
    const file = fileOf(name);
    const already = underWay.get(file);
    if (already !== undefined) return already;
    return underWay.size < MOST_WAITING ? hold(file, make(name, file)) : undefined;
  };

  const isThere = (name: SegmentName) => underWay.has(fileOf(name)) || existsSync(fileOf(name));
  const startOf = (run: SegmentRun, count: number) => namesOf({ ...run, count: Math.min(run.count, count) });
  /** Of those that are missing one after another; what somebody asks for meanwhile is not waited for. */
  const makeRun = async (run: SegmentRun) => {
    const from = startOf(run, IN_HAND).findIndex((name) => !isThere(name));
    if (signal.aborted || from < 0) return;
    const [first = run, ...others] = startOf(run, from + LONGEST_RUN).slice(from);
    const rest = [first, ...others];
    const until = rest.findIndex(isThere);
    const missing = until < 0 ? rest : rest.slice(0, until);
    const made = encodeInThread({ ...first, count: missing.length }, { urgency: "ahead", signal });
    const segments = missing.map((name, at) =>
      hold(
        fileOf(name),
        made.then(async (all) => {
          const segment = all[at];
          if (segment === undefined) throw new Error(`no segment ${at} was made of a run`);
          await keep(fileOf(name), segment);
          return segment;
        }),
      ),
    );
    await Promise.all(segments);
  };
  const tell = (cause: unknown) => {
    if (!signal.aborted) log.error({ err: cause }, "sound could not be prepared");
  };

  return {
    read: async (name) => read(name),
    prepare: (name) => void read(name)?.catch(tell),
    prepareRun: (run) => {
      if (!startOf(run, IN_HAND).every(isThere)) runs.add(fileOf(run), () => makeRun(run).catch(tell));
    },
    close: async () => {
      closing.abort();
      await Promise.allSettled([runs.end(), ...underWay.values()]);
    },
  };
}

/** One after another, each once for as long as it waits; what is too much is left to whoever asks. */
function createRunQueue() {
  const waiting = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  return {
    add(name: string, run: () => Promise<void>): void {
      if (waiting.has(name) || waiting.size >= MOST_RUNS_WAITING) return;
      waiting.add(name);
      last = last.then(() => {
        waiting.delete(name);
        return run();
      });
    },
    end: () => last,
  };
}

/** Keeps what was made, and from time to time makes room; what cannot be kept is heard all the same. */
function createKeeper(folder: string, log: Platform["log"]) {
  let bytesSinceCount = Infinity;
  return async (file: string, segment: Buffer): Promise<void> => {
    try {
      await write(file, segment);
      bytesSinceCount += segment.length;
      if (bytesSinceCount > FULL_AT_BYTES * (1 - ROOM)) {
        bytesSinceCount = 0;
        await makeRoom(folder);
      }
    } catch (cause) {
      log.warn({ err: cause }, "sound is not kept");
    }
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
async function write(file: string, segment: Buffer): Promise<void> {
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
