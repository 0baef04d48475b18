import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import { createClock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { createSecrets } from "../security/secrets.ts";
import { type LimitName, LIMITS } from "./limits.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";

const limitNames = Object.keys(LIMITS) as LimitName[];
const START = Temporal.Instant.from("2026-03-10T00:00:00Z");
const SOMEBODY = "somebody";

let database: Database;
let now = START;
let production: RateLimits;
let sandbox: RateLimits;
beforeAll(async () => {
  database = await openTestDatabase();
  const parts = {
    database,
    clock: createClock("UTC", () => now),
    secrets: createSecrets("a-key-for-tests-of-forty-characters-long"),
  };
  production = createRateLimits({ ...parts, isSandbox: false });
  sandbox = createRateLimits({ ...parts, isSandbox: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  await readRows({ database }, "delete from rate_counters");
});

/** As if that many had been counted; somebody has to have been counted at all. */
async function countedTo(limit: LimitName, count: number): Promise<void> {
  await production.take(limit, SOMEBODY);
  await readRows({ database }, `update rate_counters set count = ${count}`);
}

const refusedFor = (retryAfterInSeconds: number) => ({ code: "RATE_LIMIT_EXCEEDED", retryAfterInSeconds });

describe("take", () => {
  test.each(limitNames)("of %s passes as often as it says in a window, and not once more", async (limit) => {
    const { count, windowInSeconds } = LIMITS[limit];
    await countedTo(limit, count - 1);
    expect(await production.take(limit, SOMEBODY)).toBeUndefined();
    now = START.add({ seconds: windowInSeconds - 1 });
    expect(await production.take(limit, SOMEBODY)).toMatchObject(refusedFor(1));
    expect(await production.take(limit, "somebody else")).toBeUndefined();
    now = START.add({ seconds: windowInSeconds });
    expect(await production.take(limit, SOMEBODY)).toBeUndefined();
  });

  test.each(limitNames)(
    "of %s is a hundred times as patient in the sandbox with an address",
    async (limit) => {
      const isByAddress = limit.endsWith("Address");
      const count = LIMITS[limit].count * (isByAddress ? 100 : 1);
      await countedTo(limit, count - 1);
      expect(await sandbox.take(limit, SOMEBODY)).toBeUndefined();
      expect(await sandbox.take(limit, SOMEBODY)).toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
    },
  );

  test("keeps nobody's address or id", async () => {
    await production.take("devicesByAddress", "203.0.113.7");
    const rows = await readRows({ database }, "select key from rate_counters");
    expect(JSON.stringify(rows)).toMatch(/devicesByAddress:\w/);
    expect(JSON.stringify(rows)).not.toContain("203.0.113.7");
  });
});

describe("hold", () => {
  const LIMIT = "codeFailuresByIdentity";
  const { count, windowInSeconds } = LIMITS[LIMIT];

  test("counts what is not given back, and nothing that it refuses", async () => {
    await countedTo(LIMIT, count - 1);
    expect(await production.hold(LIMIT, SOMEBODY)).toBeUndefined();
    for (let tries = 0; tries < 3; tries += 1)
      expect(await production.hold(LIMIT, SOMEBODY)).toMatchObject(refusedFor(windowInSeconds));
    await production.giveBack(LIMIT, SOMEBODY);
    expect(await production.hold(LIMIT, SOMEBODY)).toBeUndefined();
    expect(await production.hold(LIMIT, SOMEBODY)).toMatchObject(refusedFor(windowInSeconds));
  });

  test("gives back no more than was counted", async () => {
    await production.hold(LIMIT, SOMEBODY);
    await production.giveBack(LIMIT, SOMEBODY);
    await production.giveBack(LIMIT, SOMEBODY);
    for (let tries = 0; tries < count; tries += 1)
      expect(await production.hold(LIMIT, SOMEBODY)).toBeUndefined();
    expect(await production.hold(LIMIT, SOMEBODY)).toBeDefined();
  });
});

describe("check", () => {
  const both = [
    ["declinesByDevice", SOMEBODY],
    ["declinesByProfile", SOMEBODY],
  ] as const;

  test("lets pass until one of the limits is reached, and counts nothing itself", async () => {
    const { count, windowInSeconds } = LIMITS.declinesByProfile;
    await countedTo("declinesByProfile", count - 1);
    for (let looks = 0; looks < 3; looks += 1) expect(await production.check(both)).toBeUndefined();
    await production.take("declinesByProfile", SOMEBODY);
    expect(await production.check(both)).toMatchObject(refusedFor(windowInSeconds));
    now = START.add({ seconds: windowInSeconds });
    expect(await production.check(both)).toBeUndefined();
  });
});

describe("clear and removeExpired", () => {
  test("forget what was counted of one, and what no window needs", async () => {
    const { count } = LIMITS.declinesByProfile;
    await countedTo("declinesByProfile", count);
    await production.clear("declinesByProfile", SOMEBODY);
    expect(await production.take("declinesByProfile", SOMEBODY)).toBeUndefined();
    now = START.add({ hours: 1, seconds: 1 });
    await production.take("declinesByDevice", SOMEBODY);
    await production.removeExpired();
    const rows = await readRows({ database }, "select key from rate_counters");
    expect(rows).toEqual([{ key: expect.stringMatching(/^declinesByDevice:/) }]);
  });
});
