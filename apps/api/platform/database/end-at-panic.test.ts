import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { makeSmallDisk, mayMakeDisk } from "@skywave/tests/small-disk";
import { describe, expect, test } from "vitest";

const WRITER = fileURLToPath(new URL("full-disk-writer.ts", import.meta.url));
// The new database leaves no room on it for the second file of its log.
const DISK_IN_MEGABYTES = 52;

function write(folder: string, limit: number, reserveInBytes = 0) {
  const given = [folder, String(limit), String(reserveInBytes)];
  const args = ["--disable-warning=ExperimentalWarning", WRITER, ...given];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    timeout: 100_000,
  });
  const numbers = (word: string) =>
    [...stdout.matchAll(new RegExp(`${word} (\\d+)`, "g"))].map(([, number]) => Number(number));
  return { status, errors: stderr, found: numbers("found")[0], agreed: numbers("agreed") };
}

describe.runIf(mayMakeDisk())("an embedded database whose log finds no more room", () => {
  test("ends its process, and has all that it agreed to when there is room again", () => {
    const disk = makeSmallDisk(DISK_IN_MEGABYTES);
    try {
      const broken = write(disk.folder, 100_000);
      expect(broken).toMatchObject({ status: 1, errors: expect.stringMatching(/broken.*No space left/) });
      const again = write(disk.folder, 1, 2 ** 24);
      expect(again).toMatchObject({ status: 1, agreed: [], errors: expect.stringContaining("make room") });
      disk.grow(2 * DISK_IN_MEGABYTES);
      const mended = write(disk.folder, 1);
      expect(mended).toMatchObject({ status: 0, errors: "" });
      // The last one may have been written without the answer that it was.
      const last = broken.agreed.at(-1) ?? 0;
      expect([last, last + 1]).toContain(mended.found);
    } finally {
      disk.remove();
    }
  });
});
