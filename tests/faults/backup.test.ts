import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { spawnService } from "../system/service.ts";
import { Shopper } from "../system/shopper.ts";
import { openSystem, type System } from "../system/system.ts";
import { readBooks } from "./read-books.ts";

let system: System;
beforeAll(async () => {
  system = await openSystem();
}, 120_000);
afterAll(() => system.stop());

/** Runs one of the two programs as npm does, and hands back how it ended. */
async function run(entry: string, folder: string, path: string) {
  const node = await system.nodeAt({ folder });
  const program = spawnService({ ...node, entry, args: [path] });
  return { ...(await program.ended), errors: program.errors() };
}

test("what was bought before a backup is there after it was restored into a fresh folder, with the ledger that charged it", async () => {
  const node = await system.startNode();
  const shopper = await Shopper.ready(node.url, system.cards);
  const { subscriptionId } = await shopper.buy("us-all-access-monthly");
  const path = join(await mkdtemp(join(tmpdir(), "skywave-backup-")), "monday.backup");
  const refused = await run("apps/api/backup.ts", system.folder, path);
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining("is in use by another process") });
  await node.stop();
  expect(await run("apps/api/backup.ts", system.folder, path)).toMatchObject({ code: 0, errors: "" });

  const folder = await mkdtemp(join(tmpdir(), "skywave-restored-"));
  expect(await run("apps/api/restore.ts", folder, path)).toMatchObject({ code: 0, errors: "" });
  expect(await run("apps/api/restore.ts", folder, path)).toMatchObject({
    code: 1,
    errors: expect.stringContaining("is not empty"),
  });
  const ledger = (place: string) => readFile(join(place, "card-processor", "ledger.jsonl"), "utf8");
  expect(await ledger(folder)).toBe(await ledger(system.folder));

  const restored = await system.startNode({ folder });
  expect((await shopper.subscriptions()).map(({ id }) => id)).toEqual([subscriptionId]);
  await restored.stop();
  expect(await readBooks({ folder })).toEqual([]);
}, 240_000);
