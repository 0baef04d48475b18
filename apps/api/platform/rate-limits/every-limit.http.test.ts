import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { type Knocking, KNOCKS, openKnocking, operations } from "#testing/limits/knocking.ts";
import { MET_BY, NEVER_BEYOND, REFUSE_NOBODY, WITH_CODE } from "#testing/limits/limited-calls.ts";
import { UNLIMITED } from "#testing/limits/unlimited-calls.ts";
import { type LimitName, LIMITS } from "./limits.ts";

// Much of an evening goes by before somebody has one of everything.
const PATIENCE_IN_MILLISECONDS = 300_000;

// The sandbox, where all share one address, is a hundred times as patient with it.
const allowed = (limit: LimitName) => LIMITS[limit].count * (limit.endsWith("Address") ? 100 : 1);

const limits = Object.entries(MET_BY) as [LimitName, readonly string[]][];
const refusing = limits.filter(([limit]) => REFUSE_NOBODY[limit] === undefined);
const pairs = refusing.flatMap(([limit, calls]) =>
  calls.filter((call) => NEVER_BEYOND[call]?.includes(limit) !== true).map((call) => ({ limit, call })),
);

function limitsOf(call: string, among = limits): string[] {
  return among
    .filter(([, calls]) => calls.includes(call))
    .map(([limit]) => limit)
    .toSorted();
}

let api: TestApi;
let door: Knocking;
beforeAll(async () => {
  api = await openTestApi({ RADIO_TRANSFER_FEE_CENTS: "1500" }, EAGER);
  door = await openKnocking(api);
}, PATIENCE_IN_MILLISECONDS);
afterAll(() => api.close());

describe("every call of the contract", () => {
  const isLimited = (name: string, among = limits) =>
    [name, name + WITH_CODE].some((each) => limitsOf(each, among).length > 0);

  test("has a limit, or a reason for having none", () => {
    const reasoned = Object.values(UNLIMITED).flat();
    const isOwnRead = (name: string) =>
      operations.some(
        (each) => each.name === name && each.method === "GET" && each.grant === "authenticated",
      );
    const unlimited = operations.map(({ name }) => name).filter((name) => !isLimited(name));
    expect(unlimited.filter((name) => !isOwnRead(name)).toSorted()).toEqual(reasoned.toSorted());
  });

  test("says in the contract whether it is limited", () => {
    const saying = operations.filter(({ refusals }) =>
      refusals.some((code) => code === "RATE_LIMIT_EXCEEDED" || code === "TOO_MANY_DECLINES"),
    );
    const limited = operations.filter(({ name }) => isLimited(name, refusing));
    expect(saying.map(({ name }) => name)).toEqual(limited.map(({ name }) => name));
  });

  test.each(KNOCKS)("%s counts for the limits that it has, and no other", async (call) => {
    await door.forgetAll();
    const answer = await door.knock(call);
    expect(await door.countedLimits(), JSON.stringify(answer)).toEqual(limitsOf(call));
  });
});

describe("every limit", () => {
  test.each(pairs)("$limit refuses $call beyond it, and says for how long", async ({ limit, call }) => {
    await door.forgetAll();
    await door.knock(call);
    await door.setCount(limit, allowed(limit));
    const { status, code, retryAfterInSeconds } = await door.knock(call);
    expect([status, code]).toEqual([
      429,
      /declines/i.test(limit) ? "TOO_MANY_DECLINES" : "RATE_LIMIT_EXCEEDED",
    ]);
    expect(retryAfterInSeconds).toBeGreaterThan(0);
    expect(retryAfterInSeconds).toBeLessThanOrEqual(LIMITS[limit].windowInSeconds);
  });
});
