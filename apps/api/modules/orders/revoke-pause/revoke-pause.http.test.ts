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

describe("revoking a pause", () => {
  test("takes a pause back before it begins, with the bills that there were before, and tells its owner", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { visitor, subscriptionId } = subscriber;
    const billsOf = async () =>
      (await visitor.call("subscription", "listUpcomingCharges", { params: { subscriptionId } })).data.bills;
    const before = await billsOf();
    const nothing = quoteOf(visitor, { planSwitch: { subscriptionId, flow: "revokePause" } });
    expect(await refusalOf(nothing)).toEqual([409, "NOTHING_TO_REVOKE"]);
    const pause = await quoteOf(visitor, { planSwitch: { subscriptionId, flow: "pause", pauseMonths: 3 } });
    await confirmOf(visitor, pause.data.id);
    expect(await billsOf()).not.toEqual(before);
    expect(await stateOf(subscriber)).toMatchObject({ options: { canPause: false, canRevokePause: true } });
    const back = await quoteOf(visitor, { planSwitch: { subscriptionId, flow: "revokePause" } });
    expect(back.data.change).toMatchObject({ flow: "revokePause", dueNow: 0 });
    expect((await confirmOf(visitor, back.data.id)).data.status).toBe("confirmed");
    expect(await billsOf()).toEqual(before);
    expect(await stateOf(subscriber)).toMatchObject({
      state: "active",
      agreed: { pause: null },
      options: { canPause: true, canRevokePause: false },
    });
  });

  test("takes a pause of a plan back that is not sold any more", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-all-access-monthly");
    const pause = await quoteOf(visitor, { planSwitch: { subscriptionId, flow: "pause", pauseMonths: 3 } });
    await confirmOf(visitor, pause.data.id);
    const back = await quoteOf(visitor, { planSwitch: { subscriptionId, flow: "revokePause" } });
    const sell = (until: string) =>
      api.database
        .queries()
        .execute(`update offers set withdrawn_at = ${until} where id = 'us-all-access-monthly'`);
    await sell("now()");
    const confirmed = await confirmOf(visitor, back.data.id);
    await sell("null");
    expect(confirmed.data.status).toBe("confirmed");
  });

  test("does not take back a pause that has begun", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { visitor, subscriptionId } = subscriber;
    const pause = await quoteOf(visitor, { planSwitch: { subscriptionId, flow: "pause", pauseMonths: 3 } });
    await confirmOf(visitor, pause.data.id);
    await pass(35);
    const back = quoteOf(visitor, { planSwitch: { subscriptionId, flow: "revokePause" } });
    expect(await refusalOf(back)).toEqual([409, "NOTHING_TO_REVOKE"]);
  });
});
