import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Platform } from "#platform/platform.ts";
import { BEGINS_IN, QUALITIES } from "./qualities.ts";
import type { SegmentName } from "./segment-name.ts";

/** Of the generator and its coder: sound that another version made does not join ours. */
const SOUND_VERSION = "1";
/** Down to which part of what there is room for the oldest go. */
const ROOM = 0.8;
/** A file that goes by another name for longer was broken off. */
const LONGEST_WRITE_IN_MILLISECONDS = 60_000;
/** Beneath the folder of its channel. */
const FILE = /^(?<track>\d+)-(?<bitrate>\d+)-(?<segment>\d+)\.m4s$/;

/** The track and the bitrate of a segment. */
export type TrackName = Omit<SegmentName, "segment">;

export interface SegmentFiles {
  has(name: SegmentName): boolean;
  read(name: SegmentName): Promise<Buffer | undefined>;
  /** Keeps what was made, and has room made once there is too much; false where it cannot be kept. */
  keep(name: SegmentName, segment: Buffer): Promise<boolean>;
  /** Looks once at all that is there; keeping something does so, too. */
  count(): Promise<void>;
  /** How many segments of a track are there, since they were counted. */
  countOf(track: TrackName): number;
  /** Whether sound can be made ahead in a bitrate, without anything having to go that is worth as much. */
  hasRoomFor(bitrate: number): boolean;
  /** Ends once no room is being made any more. */
  end(): Promise<void>;
}

/** What there is of sound in the data folder. */
export function createSegmentFiles({ config, log }: Pick<Platform, "config" | "log">): SegmentFiles {
  const folder = join(config.dataFolder, "sound", SOUND_VERSION);
  const fullAt = config.soundStoreInBytes;
  let kept = createCount();
  let bytesSinceCount = 0;
  let first: Promise<void> | undefined;
  let underWay: Promise<void> | undefined;
  /** What is kept while the rest is counted. */
  let meanwhile: Kept[] = [];
  const pathOf = ({ channel, track, bitrate, segment }: SegmentName) =>
    join(folder, String(channel), `${track}-${bitrate}-${segment}.m4s`);

  const count = async () => {
    bytesSinceCount = 0;
    meanwhile = [];
    const files = await listFiles(folder);
    const leaving = new Set(sizeOf(files) > fullAt ? oldestOf(files, fullAt) : []);
    for (const { path } of leaving) await rm(path, { force: true });
    kept = createCount();
    for (const file of [...files.filter((each) => !leaving.has(each)), ...meanwhile]) kept.add(file);
  };
  const look = () => {
    underWay ??= count()
      .catch((cause: unknown) => log.warn({ err: cause }, "sound that is kept could not be counted"))
      .finally(() => (underWay = undefined));
    first ??= underWay;
    return underWay;
  };
  const add = (file: Kept) => {
    kept.add(file);
    if (underWay !== undefined) meanwhile.push(file);
    bytesSinceCount += file.size;
    // Other processes may keep theirs in the same folder.
    if (first === undefined || kept.bytes() > fullAt || bytesSinceCount > fullAt * (1 - ROOM)) void look();
  };
  return {
    has: (name) => existsSync(pathOf(name)),
    read: (name) => readKept(pathOf(name)),
    keep: async (name, segment) => {
      try {
        await write(pathOf(name), segment);
      } catch (cause) {
        log.warn({ err: cause }, "sound is not kept");
        return false;
      }
      add({ name, size: segment.length });
      return true;
    },
    count: () => first ?? look(),
    countOf: (track) => kept.countOf(track),
    hasRoomFor: (bitrate) =>
      (bitrate === QUALITIES[BEGINS_IN].bitrate ? kept.bytes(bitrate) : kept.bytes()) < fullAt * ROOM,
    end: async () => underWay,
  };
}

interface Kept {
  /** Undefined for what was broken off while it was written. */
  name: SegmentName | undefined;
  size: number;
}

interface File extends Kept {
  path: string;
  madeAt: number;
}

/** All that is kept: tens of thousands of files, in seconds, so they are not looked at often, nor all at once. */
async function listFiles(folder: string): Promise<File[]> {
  await mkdir(folder, { recursive: true });
  const files: File[] = [];
  for (const channel of await readdir(folder))
    for (const file of await readdir(join(folder, channel)).catch(() => [])) {
      const path = join(folder, channel, file);
      // Another process may have made room meanwhile.
      const found = await stat(path).catch(() => undefined);
      if (found === undefined) continue;
      const name = nameOf(Number(channel), file);
      if (name === undefined && Date.now() - found.mtimeMs < LONGEST_WRITE_IN_MILLISECONDS) continue;
      files.push({ path, name, size: found.size, madeAt: found.mtimeMs });
    }
  return files;
}

function nameOf(channel: number, file: string): SegmentName | undefined {
  const { track, bitrate, segment } = FILE.exec(file)?.groups ?? {};
  if (track === undefined) return undefined;
  return { channel, track: Number(track), bitrate: Number(bitrate), segment: Number(segment) };
}

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** What has to go to make room: what was made longest ago, and what players begin in only after all else. */
function oldestOf(files: readonly File[], fullAt: number): File[] {
  const isBegunIn = ({ name }: File) => name?.bitrate === QUALITIES[BEGINS_IN].bitrate;
  const inOrder = files.toSorted(
    (a, b) => Number(isBegunIn(a)) - Number(isBegunIn(b)) || a.madeAt - b.madeAt,
  );
  let bytes = sizeOf(files);
  const until = inOrder.findIndex(({ size }) => {
    if (bytes <= fullAt * ROOM) return true;
    bytes -= size;
    return false;
  });
  return until < 0 ? inOrder : inOrder.slice(0, until);
}

/** How much there is of each bitrate, and how many segments of each track. */
function createCount() {
  const bytes = new Map<number, number>();
  const segments = new Map<string, Set<number>>();
  const keyOf = ({ channel, track, bitrate }: TrackName) => `${channel}-${track}-${bitrate}`;
  return {
    add({ name, size }: Kept): void {
      if (name === undefined) return;
      const key = keyOf(name);
      const there = segments.get(key) ?? new Set();
      segments.set(key, there);
      if (there.has(name.segment)) return;
      there.add(name.segment);
      bytes.set(name.bitrate, (bytes.get(name.bitrate) ?? 0) + size);
    },
    /** In one bitrate, or in all. */
    bytes: (bitrate?: number): number =>
      bitrate === undefined
        ? [...bytes.values()].reduce((sum, each) => sum + each, 0)
        : (bytes.get(bitrate) ?? 0),
    countOf: (track: TrackName): number => segments.get(keyOf(track))?.size ?? 0,
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
