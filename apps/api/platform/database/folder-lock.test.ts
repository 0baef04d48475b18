import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

const newFolder = () => mkdtemp(join(tmpdir(), "skywave-lock-"));

describe("lockFolder", () => {
  test("refuses a second opener at once, and says what to do", async () => {
    const folder = await newFolder();
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(/in use.*another DATA_DIR/s);
    await release();
  });

  test("lets the next one in after release, and others into other folders", async () => {
    const folder = await newFolder();
    const release = await lockFolder(folder);
    const other = await lockFolder(await newFolder());
    await release();
    const again = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow("in use");
    await again();
    await other();
  });
});
