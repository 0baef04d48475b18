import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo } from "#testing/read-inbox.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const NO_FUNDS_LATER = "4000000770000018";
let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const customer = async () => {
  people += 1;
  const visitor = await api.visitor();
  await visitor.register(`calls-${people}@example.com`);
  return visitor;
};
const nextFor = async (visitor: TestVisitor) =>
  (await visitor.call("legacy", "nextBestAction", {})).data.data;

describe("nextBestAction", () => {
  test("offers a plan to somebody without one, and nothing to somebody who lacks nothing", async () => {
    expect(await nextFor(await customer())).toEqual({ action: "addSubscription", subscriptionId: null });
    const { visitor } = await subscribe(api, "us-music-monthly");
    expect(await nextFor(visitor)).toEqual({ action: null, subscriptionId: null });
  });

  test("asks to pay what is past due", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly", { card: NO_FUNDS_LATER });
    await moveClock(api, "P33D");
    expect((await nextFor(visitor)).action).toBe("payBalance");
  });

  test("refuses a visitor", async () => {
    expect((await (await api.visitor()).call("legacy", "nextBestAction", {})).status).toBe(403);
  });
});

describe("updateStreaming", () => {
  const update = (visitor: TestVisitor, body: CallInput<"legacy", "updateStreaming">["body"]) =>
    visitor.call("legacy", "updateStreaming", { body });

  test("sets name and password at once, by which the customer then listens and signs in", async () => {
    const visitor = await customer();
    const { status, data } = await update(visitor, {
      username: "evening-listener",
      newPassword: "another quiet evening",
    });
    expect([status, data.data]).toMatchObject([200, { username: "evening-listener", hasPassword: true }]);
    const { data: credentials } = await visitor.call("user", "getStreamingCredentials", {});
    expect(credentials).toEqual(data.data);
    await (await api.visitor()).signIn("evening-listener", "another quiet evening");
  });

  test("refuses another's name and a password that is none, and changes nothing", async () => {
    const first = await customer();
    await update(first, { username: "taken-listener" });
    const visitor = await customer();
    const refusals = [
      await update(visitor, { username: "taken-listener" }),
      await update(visitor, { username: "free-listener", newPassword: "short" }),
      await update(visitor, { username: "free-listener", newPassword: "password123" }),
      await update(visitor, { username: "two words!" }),
      await update(visitor, { username: "listener@nowhere" }),
      await update(visitor, { username: "free-listener", newPassword: "my free-listener is here" }),
    ].map(legacyCodeOf);
    expect(refusals).toEqual([
      "USERNAME_IN_USE",
      "PASSWORD_POLICY_NOT_MET",
      "PASSWORD_DISALLOWED_WORDS",
      "INVALID_HANDLE",
      "INVALID_EMAIL_ADDRESS",
      "INVALID_PASSWORD_ERROR",
    ]);
    const { data } = await visitor.call("user", "getStreamingCredentials", {});
    expect(data.username).toBeUndefined();
  });

  test("takes an address for a name once a code was read there, and no code that was never sent", async () => {
    const visitor = await customer();
    const address = "listens-by-address@example.com";
    const byAddress = (otp?: string) =>
      update(visitor, { username: address, emailAddress: address, ...(otp !== undefined && { otp }) });
    expect(legacyCodeOf(await byAddress("000000"))).toBe("NOT_FOUND");
    expect(legacyCodeOf(await byAddress())).toBe("WAITING_ON_ONE_TIME_PASSWORD_ERROR");
    expect((await byAddress(await codeSentTo(api, address))).status).toBe(200);
  });

  test("asks for a fresh proof", async () => {
    const visitor = await customer();
    api.passTime({ minutes: 6 });
    const answer = await update(visitor, { username: "late-listener" });
    expect([answer.status, legacyCodeOf(answer)]).toEqual([403, "STEP_UP_REQUIRED"]);
  });
});
