import fs, { readlinkSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openEmbeddedDatabase } from "./open-embedded-database.ts";

const COMMITS = 20;
const realSync = fs.fsyncSync;
const synced: string[] = [];

afterEach(() => {
  fs.fsyncSync = realSync;
  syncBuiltinESMExports();
});

/** Which files go to the disk from now on, by the kernel's own name for them. */
function followSyncs(): void {
  synced.length = 0;
  fs.fsyncSync = (descriptor) => {
    synced.push(readlinkSync(`/proc/self/fd/${descriptor}`));
    realSync(descriptor);
  };
  syncBuiltinESMExports();
}

async function commitTwenty(isDurable: boolean) {
  const database = await openEmbeddedDatabase(await mkdtemp(join(tmpdir(), "skywave-durable-")), {
    isDurable,
  });
  await database.queries().execute("create table written (number int)");
  const { rows } = await database.queries().execute("show fsync");
  followSyncs();
  for (let number = 0; number < COMMITS; number += 1)
    await database.inTransaction(async () => {
      await database.queries().execute(`insert into written values (${number})`);
    });
  const logWrites = synced.filter((path) => path.includes("/pg_wal/")).length;
  await database.close();
  return { fsync: rows, logWrites };
}

test.runIf(process.platform === "linux")(
  "a durable database brings its log to the disk with each transaction, a sandbox's with none",
  async () => {
    const durable = await commitTwenty(true);
    expect(durable.fsync).toEqual([{ fsync: "on" }]);
    expect(durable.logWrites).toBeGreaterThanOrEqual(COMMITS);
    expect(await commitTwenty(false)).toEqual({ fsync: [{ fsync: "off" }], logWrites: 0 });
  },
);

test.runIf(process.platform === "linux")("what a durable database is made of is on the disk", async () => {
  const folder = await mkdtemp(join(tmpdir(), "skywave-durable-"));
  followSyncs();
  const database = await openEmbeddedDatabase(folder, { isDurable: true });
  const made = fs.readdirSync(join(folder, "database", "global")).map((name) => `/global/${name}`);
  expect(made.length).toBeGreaterThan(10);
  expect(made.filter((path) => !synced.some((one) => one.endsWith(path)))).toEqual([]);
  await database.close();
});
