import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "#testing/open-test-database.ts";
import { readRows } from "#testing/read-rows.ts";
import { createClock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { done, type Outcome, refuse } from "../outcome.ts";
import { createSecrets } from "../security/secrets.ts";
import { createIdempotency, type Idempotency, type KeyedCall } from "./idempotency.ts";

const START = Temporal.Instant.from("2026-03-10T15:00:00Z");
const CALL: KeyedCall = { owner: "idn_1", key: "key-1", content: "pay 5" };

let database: Database;
let now = START;
let idempotency: Idempotency;
const openNode = (over: Database) =>
  createIdempotency({
    database: over,
    clock: createClock("UTC", () => now),
    secrets: createSecrets("a-key-for-tests-of-forty-characters-long"),
  });
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  idempotency = openNode(database);
  await readRows({ database }, "delete from idempotency_keys");
});

/** Work that tells how often it was done. */
function makeWork(...outcomes: Outcome<unknown>[]) {
  const work = {
    done: 0,
    do: async () => {
      work.done += 1;
      return outcomes[work.done - 1] ?? done({ number: work.done });
    },
  };
  return work;
}

const first = done({ number: 1 });

describe("a call that is repeated under its key", () => {
  test("is done once, and answered as it was the first time", async () => {
    const work = makeWork();
    const answers = [await idempotency.once(CALL, work.do), await idempotency.once(CALL, work.do)];
    expect([work.done, ...answers]).toEqual([1, first, first]);
  });

  test("is refused as it was the first time, where waiting does not help", async () => {
    const refusal = refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "amount", code: "range" }] });
    const work = makeWork(refusal);
    await idempotency.once(CALL, work.do);
    expect(await idempotency.once(CALL, work.do)).toEqual(refusal);
    expect(work.done).toBe(1);
    const rows = await readRows({ database }, "select status from idempotency_keys");
    expect(rows).toEqual([{ status: "400" }]);
  });

  test.each([
    refuse("RATE_LIMIT_EXCEEDED"),
    refuse("SYSTEM"),
    refuse("SERVICE_UNAVAILABLE", { cause: "down" }),
  ])("is done anew after $code, which time heals", async (refusal) => {
    const work = makeWork(refusal);
    expect(await idempotency.once(CALL, work.do)).toEqual(refusal);
    expect(await idempotency.once(CALL, work.do)).toEqual(done({ number: 2 }));
  });

  test("is done anew after a surprise, which is thrown on", async () => {
    const surprise = new Error("surprise");
    await expect(idempotency.once(CALL, () => Promise.reject(surprise))).rejects.toBe(surprise);
    expect(await idempotency.once(CALL, makeWork().do)).toEqual(first);
  });

  test("is another call for another owner or key, and a conflict with another content", async () => {
    const work = makeWork();
    await idempotency.once(CALL, work.do);
    const [ofAnother, withAnotherKey] = [
      { ...CALL, owner: "idn_2" },
      { ...CALL, key: "key-2" },
    ];
    await idempotency.once(ofAnother, work.do);
    await idempotency.once(withAnotherKey, work.do);
    expect(work.done).toBe(3);
    expect(await idempotency.once(CALL, work.do)).toEqual(first);
    expect(await idempotency.once(ofAnother, work.do)).toEqual(done({ number: 2 }));
    expect(await idempotency.once(withAnotherKey, work.do)).toEqual(done({ number: 3 }));
    const other = await idempotency.once({ ...CALL, content: "pay 6" }, work.do);
    expect(other).toEqual(refuse("CONFLICTING_REQUEST"));
    expect(work.done).toBe(3);
  });
});

describe("a repeat that reaches another node while the first call runs", () => {
  /** The first call, held at its work, and a repeat that has looked for its answer and found none yet. */
  async function meet(repeated: KeyedCall = CALL) {
    const running = Promise.withResolvers<Outcome<unknown>>();
    const begun = Promise.withResolvers<void>();
    const one = idempotency.once(CALL, () => {
      begun.resolve();
      return running.promise;
    });
    await begun.promise;
    let statements = 0;
    const waited = Promise.withResolvers<void>();
    const other = openNode({
      ...database,
      queries: () => {
        statements += 1;
        // The claim, a look, and after a pause another.
        if (statements === 3) waited.resolve();
        return database.queries();
      },
    });
    const work = makeWork();
    const repeat = other.once(repeated, work.do);
    return { running, one, repeat, work, hasWaited: waited.promise, asked: () => statements };
  }

  test("waits for the answer, and gets the same", async () => {
    const { running, one, repeat, work, hasWaited } = await meet();
    await hasWaited;
    running.resolve(first);
    expect([await one, await repeat, work.done]).toEqual([first, first, 0]);
  });

  test("is asked to come back when the first one did nothing, and then does the work", async () => {
    const { running, one, repeat, work, asked, hasWaited } = await meet();
    await hasWaited;
    running.resolve(refuse("SYSTEM"));
    await one;
    const before = asked();
    expect(await repeat).toEqual(
      refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: 2, cause: expect.any(Error) }),
    );
    // It looks once more at most: nobody is left whom it could wait for.
    expect(asked() - before).toBeLessThan(2);
    expect(work.done).toBe(0);
    expect(await idempotency.once(CALL, work.do)).toEqual(first);
  });

  test("is a conflict at once with another content", async () => {
    const { running, one, repeat, work } = await meet({ ...CALL, content: "pay 6" });
    expect(await repeat).toEqual(refuse("CONFLICTING_REQUEST"));
    running.resolve(first);
    expect([await one, work.done]).toEqual([first, 0]);
  });
});

describe("an answer", () => {
  test("is encrypted where it is kept", async () => {
    await idempotency.once(CALL, async () => done({ grant: "a-secret-grant" }));
    const [row] = await readRows({ database }, "select status, encrypted_answer from idempotency_keys");
    expect(row?.["status"]).toBe("200");
    expect(Buffer.from(row?.["encrypted_answer"] ?? "", "base64url").toString("latin1")).not.toContain(
      "secret",
    );
  });

  test("is kept for a day, after which the key is good for another call", async () => {
    const work = makeWork();
    await idempotency.once(CALL, work.do);
    now = START.add({ hours: 24 });
    await idempotency.once(CALL, work.do);
    expect(work.done).toBe(1);
    now = START.add({ hours: 24, seconds: 1 });
    expect(await idempotency.once({ ...CALL, content: "pay 6" }, work.do)).toEqual(done({ number: 2 }));
  });

  test("goes when its day is over, and no sooner", async () => {
    const count = async () => (await readRows({ database }, "select key from idempotency_keys")).length;
    await idempotency.once(CALL, makeWork().do);
    now = START.add({ hours: 24 });
    await idempotency.removeExpired();
    expect(await count()).toBe(1);
    now = START.add({ hours: 24, seconds: 1 });
    await idempotency.removeExpired();
    expect(await count()).toBe(0);
  });
});

describe("a call that a crash cut off", () => {
  /** As it stands when a node died in the middle of the work. */
  async function crash() {
    const never = Promise.withResolvers<never>();
    const begun = Promise.withResolvers<void>();
    void idempotency.once(CALL, () => {
      begun.resolve();
      return never.promise;
    });
    await begun.promise;
  }

  test("is done anew by its repeat once thirty seconds are over", async () => {
    await crash();
    now = START.add({ seconds: 31 });
    expect(await idempotency.once(CALL, makeWork().do)).toEqual(first);
  });

  test("is never done with another content", async () => {
    await crash();
    now = START.add({ seconds: 31 });
    const work = makeWork();
    expect(await idempotency.once({ ...CALL, content: "pay 6" }, work.do)).toEqual(
      refuse("CONFLICTING_REQUEST"),
    );
    expect(work.done).toBe(0);
  });
});
