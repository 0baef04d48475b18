import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSegmentFiles } from "./segment-files.ts";

const ROOM_IN_BYTES = 1_000;
const LOW = 48_000;
const STANDARD = 96_000;

let dataFolder: string;
let folder: string;
const warn = vi.fn<(details: object, message: string) => void>();
const open = () =>
  createSegmentFiles({
    config: { dataFolder, soundStoreInBytes: ROOM_IN_BYTES },
    log: { warn, info: warn, error: warn },
  } as unknown as Parameters<typeof createSegmentFiles>[0]);
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "skywave-sound-files-"));
  folder = join(dataFolder, "sound", "1", "31");
  warn.mockClear();
});
afterEach(() => rm(dataFolder, { recursive: true }));

const nameOf = (bitrate: number, segment: number) => ({ channel: 31, track: 2, bitrate, segment });
/** Puts one there that was made so many minutes ago. */
async function putThere(name: string, { size, age }: { size: number; age: number }): Promise<void> {
  await mkdir(folder, { recursive: true });
  const madeAt = Date.now() / 1_000 - age * 60;
  await writeFile(join(folder, name), Buffer.alloc(size));
  await utimes(join(folder, name), madeAt, madeAt);
}
const there = async () => (await readdir(folder)).toSorted();

describe("sound in the data folder", () => {
  test("of the quality that players begin in stays while there is another, of which the oldest goes", async () => {
    await putThere("2-48000-0.m4s", { size: 300, age: 90 });
    await putThere("2-96000-0.m4s", { size: 200, age: 20 });
    await putThere("2-96000-1.m4s", { size: 200, age: 30 });
    await putThere("2-160000-0.m4s", { size: 200, age: 40 });
    const files = open();
    await files.keep(nameOf(LOW, 1), Buffer.alloc(200));
    await files.end();
    expect(await there()).toEqual(["2-48000-0.m4s", "2-48000-1.m4s", "2-96000-0.m4s"]);
  });

  test("goes by its age once there is nothing else, what was broken off before all", async () => {
    await putThere("2-48000-0.m4s", { size: 400, age: 30 });
    await putThere("2-48000-1.m4s", { size: 400, age: 90 });
    await putThere("2-48000-2.m4s.5a0c", { size: 100, age: 10 });
    const files = open();
    await files.keep(nameOf(LOW, 3), Buffer.alloc(300));
    await files.end();
    expect(await there()).toEqual(["2-48000-0.m4s", "2-48000-3.m4s"]);
  });

  test("is counted once at a start, and leaves room for others up to four fifths", async () => {
    await putThere("2-48000-0.m4s", { size: 500, age: 30 });
    await putThere("2-48000-7.m4s", { size: 100, age: 30 });
    const files = open();
    await files.count();
    expect(files.countOf(nameOf(LOW, 0))).toBe(2);
    expect(files.countOf(nameOf(STANDARD, 0))).toBe(0);
    await putThere("2-48000-8.m4s", { size: 100, age: 0 });
    await files.count();
    await files.keep(nameOf(LOW, 7), Buffer.alloc(100));
    expect(files.countOf(nameOf(LOW, 0))).toBe(2);
    expect([files.hasRoomFor(LOW), files.hasRoomFor(STANDARD)]).toEqual([true, true]);
    await files.keep(nameOf(STANDARD, 0), Buffer.alloc(199));
    expect([files.hasRoomFor(LOW), files.hasRoomFor(STANDARD)]).toEqual([true, true]);
    await files.keep(nameOf(STANDARD, 1), Buffer.alloc(1));
    expect([files.hasRoomFor(LOW), files.hasRoomFor(STANDARD)]).toEqual([true, false]);
    await files.end();
  });

  test("that cannot be kept is said, and nothing else comes of it", async () => {
    await writeFile(join(dataFolder, "sound"), "no folder");
    const files = open();
    expect(await files.keep(nameOf(LOW, 0), Buffer.alloc(1))).toBe(false);
    expect(warn).toHaveBeenCalledWith(expect.anything(), "sound is not kept");
    await files.end();
  });
});
