import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const SEATTLE = {
  addressLine1: "9 Pine St",
  city: "Seattle",
  state: "WA",
  zipCode: "98101",
  country: "US",
} as const;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const phaseOf = async ({ visitor, subscriptionId }: Subscriber) =>
  (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data.currentPhase;

describe("the phase of today", () => {
  test("[S3.26] lasts as long as its price before tax, also where its owner moves to another tax meanwhile", async () => {
    const subscriber = await subscribe(api, "us-all-access-trial", { state: "TX" });
    await moveClock(api, "P1M1D");
    const promotion = {
      type: "Introductory",
      started: "2026-04-10",
      ends: "2026-07-10",
      billingPeriod: "months",
      billingPeriodCount: 1,
    };
    expect(await phaseOf(subscriber)).toMatchObject(promotion);
    const { data: profile } = await subscriber.visitor.call("billing", "getDefaultBillingProfile", {});
    const moved = await subscriber.visitor.call("billing", "updateBillingProfile", {
      params: { billingProfileId: profile?.id ?? "" },
      body: { serviceAddress: SEATTLE },
    });
    expect(moved.status).toBe(200);
    expect(await phaseOf(subscriber)).toMatchObject(promotion);
    await moveClock(api, "P1M");
    expect(await phaseOf(subscriber)).toMatchObject(promotion);
  });

  test("of a plan that was over on the day it began is the first one", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { visitor, subscriptionId } = subscriber;
    const { started } = await phaseOf(subscriber);
    const cancelSubscription = { subscriptionId, cancellationType: "immediate" as const };
    await confirmOf(visitor, (await quoteOf(visitor, { cancelSubscription })).data.id);
    expect(await phaseOf(subscriber)).toMatchObject({ type: "AutoRenewing", started, ends: started });
  });
});
