import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { makeSmallDisk, mayMakeDisk } from "@skywave/tests/small-disk";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LiteSocket } from "./lite-socket.ts";

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

describe("a connection to an embedded database", () => {
  let lite: Awaited<ReturnType<typeof PGlite.create>>;
  beforeAll(async () => {
    lite = await PGlite.create();
  });
  afterAll(() => lite.close());

  async function connect(): Promise<pg.Client> {
    const stream = () => new LiteSocket(lite);
    const client = new pg.Client({ stream, user: "postgres", database: "postgres" });
    await client.connect();
    return client;
  }

  test("begins outside the transaction that the one before it left open", async () => {
    const first = await connect();
    await first.query("create table counted (number int)");
    await first.query("begin");
    await first.query("insert into counted values (1)");
    await first.end();
    const second = await connect();
    const { rows } = await second.query("select number from counted");
    await second.end();
    expect(rows).toEqual([]);
  });

  test("knows none of the statements that the one before it gave names to", async () => {
    for (const number of [1, 2]) {
      const client = await connect();
      const named = { name: "same", text: `select ${number} as number` };
      expect((await client.query(named)).rows).toEqual([{ number }]);
      await client.end();
    }
  });

  test("goes on after a statement that is refused", async () => {
    const client = await connect();
    await expect(client.query("select nothing")).rejects.toMatchObject({ code: "42703" });
    expect((await client.query("select $1::int as number", [3])).rows).toEqual([{ number: 3 }]);
    await client.end();
  });
});
