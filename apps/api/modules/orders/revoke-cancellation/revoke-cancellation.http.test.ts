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
const cancelAtTermEnd = async ({ visitor, subscriptionId }: Subscriber) => {
  const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
  await confirmOf(visitor, quote.data.id);
};

describe("revoking a cancellation", () => {
  test("[S7.04] lets the plan go on as before, with the bills it had", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { visitor, subscriptionId } = subscriber;
    const before = await stateOf(subscriber);
    await cancelAtTermEnd(subscriber);
    const quote = await quoteOf(visitor, { revokeSubscriptionCancellation: { subscriptionId } });
    expect(quote.data.charges.ongoingCharge).toHaveLength(1);
    const confirmed = await confirmOf(visitor, quote.data.id);
    expect(confirmed.data.revokeSubscriptionCancellation).toEqual({ subscriptionId, invoiceId: null });
    expect(await stateOf(subscriber)).toEqual(before);
  });

  test("is refused where there is nothing to revoke", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const quote = await quoteOf(visitor, { revokeSubscriptionCancellation: { subscriptionId } });
    expect([quote.status, quote.problem.code]).toEqual([409, "NOTHING_TO_REVOKE"]);
  });

  test("is refused to the second of two tabs that were quoted it", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const { visitor, subscriptionId } = subscriber;
    await cancelAtTermEnd(subscriber);
    const revoke = { revokeSubscriptionCancellation: { subscriptionId } };
    const [one, two] = [await quoteOf(visitor, revoke), await quoteOf(visitor, revoke)];
    expect((await confirmOf(visitor, one.data.id)).data.status).toBe("confirmed");
    const late = await confirmOf(visitor, two.data.id);
    expect([late.status, late.problem.code]).toEqual([409, "NOTHING_TO_REVOKE"]);
  });

  test("is refused once the term is over", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    await cancelAtTermEnd(subscriber);
    await pass(40);
    const { visitor, subscriptionId } = subscriber;
    const quote = await quoteOf(visitor, { revokeSubscriptionCancellation: { subscriptionId } });
    expect([quote.status, quote.problem.code]).toEqual([409, "SUBSCRIPTION_ENDED"]);
  });
});
