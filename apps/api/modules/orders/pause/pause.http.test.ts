import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const pass = (days: number) =>
  api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: `P${days}D` } });
const stateOf = async ({ visitor, subscriptionId }: Subscriber) =>
  (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data;
const refusalOf = async (answer: Promise<{ status: number; problem: { code: string } }>) => {
  const { status, problem } = await answer;
  return [status, problem.code];
};

describe("pausing a plan", () => {
  test("pauses from the next bill on for the months asked for, and bills after it", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { visitor, subscriptionId } = subscriber;
    const quote = await quoteOf(visitor, { planSwitch: { subscriptionId, flow: "pause", pauseMonths: 2 } });
    const { effective = "", until = "" } = quote.data.change ?? {};
    expect(Temporal.PlainDate.from(effective).add({ months: 2 }).toString()).toBe(until);
    expect(quote.data.charges.ongoingCharge[0]?.period.start).toBe(until);
    await confirmOf(visitor, quote.data.id);
    const again = quoteOf(visitor, { subscriptionId, flow: "pause", pauseMonths: 1 });
    expect(await refusalOf(again)).toEqual([409, "SUBSCRIPTION_PAUSED"]);
    await pass(35);
    expect(await stateOf(subscriber)).toMatchObject({ state: "paused" });
    await pass(62);
    expect(await stateOf(subscriber)).toMatchObject({ state: "active" });
  });

  test("names no other subscription", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const planSwitch = { subscriptionId, flow: "pause" as const, secondarySubscriptionId: "sub_other" };
    expect(await refusalOf(quoteOf(visitor, { planSwitch }))).toEqual([400, "INVALID_PAYLOAD"]);
  });
});
