import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSegmentStore, type SegmentStore } from "./segment-store.ts";

/** The thread that makes sound ahead gives way to every other one, of other tests too. */
const PATIENCE = { timeout: 50_000 };
const NAME = { channel: 31, track: 2, segment: 5, bitrate: 48_000 };
const RUN = { ...NAME, count: 20 };
const at = (segment: number) => ({ ...NAME, segment });

let dataFolder: string;
let store: SegmentStore;
const open = () =>
  createSegmentStore({
    config: { dataFolder, soundStoreInBytes: 512 * 1024 * 1024 } as Parameters<
      typeof createSegmentStore
    >[0]["config"],
    log: Fastify().log,
  });
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "skywave-segments-"));
  store = open();
});
afterEach(async () => {
  await store.close();
  await rm(dataFolder, { recursive: true });
});

const kept = async () =>
  (await readdir(join(dataFolder, "sound"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
const files = (from: number, until: number) =>
  Array.from({ length: until - from }, (_none, place) => `2-48000-${from + place}.m4s`);

describe("sound that is made ahead", () => {
  test("is half a minute of a track, which whoever goes on reads from the disk", async () => {
    store.prepareRun(RUN);
    await expect.poll(kept, PATIENCE).toEqual(files(5, 13));
    const other = open();
    const [read, again] = await Promise.all([store.read(at(12)), other.read(at(12))]);
    expect(read?.subarray(4, 8).toString()).toBe("moof");
    expect(again).toEqual(read);
    await other.close();
  });

  test("is made once there is little in hand, and never beyond the end of its track", async () => {
    await store.read(at(5));
    await store.read(at(6));
    store.prepareRun({ ...RUN, count: 3 });
    store.prepareRun({ ...at(6), count: 2 });
    await expect.poll(kept, PATIENCE).toEqual(files(5, 8));
    store.prepareRun({ ...at(8), count: 0 });
    await store.close();
    expect(await kept()).toEqual(files(5, 8));
  });

  test("goes round what is there, and is not asked for twice", async () => {
    await store.read(at(8));
    store.prepareRun(RUN);
    store.prepareRun(RUN);
    await expect.poll(kept, PATIENCE).toEqual(files(5, 9));
  });

  test("is made alone where somebody asks while others are made", async () => {
    store.prepareRun(RUN);
    store.prepareRun({ ...RUN, channel: 12 });
    const asked = await store.read({ ...RUN, channel: 12, segment: 9 });
    expect(asked?.subarray(4, 8).toString()).toBe("moof");
  });
});
