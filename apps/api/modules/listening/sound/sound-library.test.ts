import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Channel, CHANNELS } from "@skywave/channels";
import { libraryOf } from "@skywave/sound";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSegmentStore, type SegmentStore } from "./segment-store.ts";
import { createSoundLibrary, type SoundLibrary } from "./sound-library.ts";

const ROOM_IN_BYTES = 4_000_000;
const BITRATE = 48_000;
const [CHANNEL, OTHER] = CHANNELS.slice(3, 5) as [Channel, Channel];
const TRACK = 5;
const RUN = { channel: CHANNEL.number, track: TRACK, segment: 3, bitrate: BITRATE, count: 2 };
const NOW = Temporal.Instant.from("2026-11-27T22:00:00Z");

let dataFolder: string;
const openStores: { close(): Promise<void> }[] = [];
const info = vi.fn<(message: string) => void>();
const log = { info, warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

function openStore(folder = dataFolder): SegmentStore {
  const config = { dataFolder: folder, soundStoreInBytes: ROOM_IN_BYTES };
  const store = createSegmentStore({ config, log } as unknown as Parameters<typeof createSegmentStore>[0]);
  openStores.push(store);
  return store;
}
function openLibrary(store: SegmentStore, options: { soundLibrary?: "ahead" | "asked"; rest?: number } = {}) {
  const library = createSoundLibrary({
    store,
    log,
    clock: { realNow: () => NOW },
    config: { soundLibrary: options.soundLibrary ?? "ahead" },
    channels: [CHANNEL],
    firstRestInMilliseconds: options.rest ?? 0,
  });
  openStores.unshift(library);
  return library;
}
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "skywave-library-"));
  for (const mock of Object.values(log)) mock.mockClear();
});
afterEach(async () => {
  for (const opened of openStores.splice(0)) await opened.close();
  await rm(dataFolder, { recursive: true });
});

const folderOf = (channel: Channel, data = dataFolder) => join(data, "sound", "1", String(channel.number));
const fileOf = (track: number, segment: number) => `${track}-${BITRATE}-${segment}.m4s`;
const readAll = (segments: readonly number[], data = dataFolder) =>
  Promise.all(segments.map((segment) => readFile(join(folderOf(CHANNEL, data), fileOf(TRACK, segment)))));
const isThere = async (channel: Channel, file: string) =>
  (await readdir(folderOf(channel)).catch((): string[] => [])).includes(file);
const isOver = (library: SoundLibrary) => library.progress()?.isMaking === false;

/** All of the channel is there but the run, and so much in another quality that no more of it is made. */
async function leaveOneRun(): Promise<void> {
  const folder = folderOf(CHANNEL);
  await mkdir(folder, { recursive: true });
  const there = libraryOf(CHANNEL).flatMap(({ index, segmentCount }) =>
    Array.from({ length: segmentCount }, (_none, segment) => ({ index, segment })).filter(
      (each) => index !== TRACK || each.segment < RUN.segment || each.segment >= RUN.segment + RUN.count,
    ),
  );
  await Promise.all(there.map(({ index, segment }) => writeFile(join(folder, fileOf(index, segment)), "-")));
  await writeFile(join(folder, "0-160000-0.m4s"), "");
  await truncate(join(folder, "0-160000-0.m4s"), ROOM_IN_BYTES * 0.85);
}

describe("the library of sound", () => {
  test("makes what is missing, byte for byte as whoever asks for it has it made, and nothing twice", async () => {
    await leaveOneRun();
    const asked = openLibrary(openStore(), { soundLibrary: "asked" });
    const store = openStore();
    const library = openLibrary(store);
    asked.start();
    library.start();
    await expect.poll(() => isOver(library)).toBe(true);
    expect(library.progress()).toEqual({ made: 24, all: 24, isMaking: false });
    expect(asked.progress()).toBeUndefined();
    expect(info.mock.calls.map(([message]) => message)).toEqual([
      "sound is made ahead: 23 of 24 tracks are there",
      "the sound of all 24 tracks is made in low quality",
      "sound is kept up to the limit, and no more is made in standard quality",
    ]);

    const made = await readAll([3, 4]);
    expect(await store.read({ ...RUN, segment: 4 })).toEqual(made[1]);
    const elsewhere = await mkdtemp(join(tmpdir(), "skywave-asked-"));
    openStore(elsewhere).prepareRun(RUN);
    await expect.poll(() => readAll([3, 4], elsewhere).catch(() => undefined)).toEqual(made);
    await rm(elsewhere, { recursive: true });

    const madeAt = async () => (await stat(join(folderOf(CHANNEL), fileOf(TRACK, 3)))).mtimeMs;
    const before = await madeAt();
    const again = openLibrary(openStore());
    again.start();
    await expect.poll(() => isOver(again)).toBe(true);
    expect(again.progress()).toEqual({ made: 24, all: 24, isMaking: false });
    expect(await madeAt()).toBe(before);
  });

  test("lets all that is asked for come first, also what is asked for while it waits", async () => {
    const store = openStore();
    const { signal } = new AbortController();
    const idle = store.makeInIdleTime(RUN, signal);
    const ahead = { ...RUN, channel: OTHER.number };
    store.prepareRun(ahead);
    const asked = store.read({ ...ahead, segment: 9 });
    expect(await idle).toBe("made");
    expect(await asked).toBeDefined();
    const orderOf = async (channel: Channel, segment: number) =>
      (await stat(join(folderOf(channel), fileOf(TRACK, segment)))).mtimeMs;
    const ours = await orderOf(CHANNEL, 3);
    for (const segment of [3, 4, 9]) expect(await orderOf(OTHER, segment)).toBeLessThanOrEqual(ours);
    expect(await store.makeInIdleTime(RUN, signal)).toBe("nothing-missing");
  });

  test("comes to no harm where another process makes the same", async () => {
    const { signal } = new AbortController();
    const both = [openStore(), openStore()].map((store) => store.makeInIdleTime(RUN, signal));
    expect(await Promise.all(both)).toEqual(["made", "made"]);
    expect((await readdir(folderOf(CHANNEL))).toSorted()).toEqual([fileOf(TRACK, 3), fileOf(TRACK, 4)]);
  });

  test("ends at once, and keeps nothing of what was being made", async () => {
    const store = openStore();
    const closing = new AbortController();
    const made = store.makeInIdleTime(RUN, closing.signal);
    // By then the thread has it, and is far from done.
    await setImmediate();
    closing.abort();
    await expect(made).rejects.toThrow("it was ended");
    // It is made after what was broken off, by the same thread.
    expect(await store.makeInIdleTime({ ...RUN, channel: OTHER.number }, new AbortController().signal)).toBe(
      "made",
    );
    expect(await isThere(OTHER, fileOf(TRACK, 3))).toBe(true);
    expect(await isThere(CHANNEL, fileOf(TRACK, 3))).toBe(false);
  });

  test("leaves the machine alone at first, and is closed before it has begun", async () => {
    const library = openLibrary(openStore(), { rest: 3_600_000 });
    library.start();
    expect(library.progress()).toBeUndefined();
    await library.close();
    expect(info).not.toHaveBeenCalled();
  });

  test("ends where nothing can be kept", async () => {
    await writeFile(join(dataFolder, "sound"), "no folder");
    const library = openLibrary(openStore());
    library.start();
    await expect.poll(() => isOver(library)).toBe(true);
    expect(log.warn).toHaveBeenLastCalledWith("no more sound is made ahead, since it cannot be kept");
  });
});
