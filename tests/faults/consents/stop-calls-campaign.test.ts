import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSystem, type System } from "../../system/system.ts";
import { killWhileStoppingCalls } from "./stop-calls-campaign.ts";

const KILLS = 4;
let system: System;
beforeAll(async () => {
  system = await openSystem();
}, 120_000);
afterAll(() => system.stop());

test("kills while people ask to be left alone lose no request that was answered", async () => {
  const answered: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1)
    answered.push(...(await killWhileStoppingCalls(system)).answered);
  expect(answered.length).toBeGreaterThan(KILLS);
  const lite = await PGlite.create({ dataDir: join(system.folder, "database") });
  const { rows } = await lite.query<{ reference: string }>(
    "select reference from consent_ledger where topic = 'DoNotContact'",
  );
  await lite.close();
  const kept = new Set(rows.map(({ reference }) => reference.split(":")[0]));
  expect(answered.filter((key) => !kept.has(key))).toEqual([]);
}, 300_000);
