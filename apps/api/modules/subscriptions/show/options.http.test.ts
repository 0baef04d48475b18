import type { Subscription } from "@skywave/contract";
import { Period } from "@skywave/contract/wire/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import { satelliteSubscriber } from "#testing/radios/satellite-subscriber.ts";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";

const NO_FUNDS_LATER = "4000000770000018";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const shown = async ({ visitor, subscriptionId }: Subscriber) =>
  (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data;

/** What the orders module says to each change, asked for by a call of its own. */
async function answersTo({ visitor, subscriptionId }: Subscriber) {
  const isQuoted = async (body: Parameters<typeof quoteOf>[1]) =>
    (await quoteOf(visitor, body)).status === 201;
  const switchTo = (offerId: string) => isQuoted({ planSwitch: { subscriptionId, offerId } });
  return {
    // Whoever has one of the two can be offered the other.
    canChangePlan: (await switchTo("us-premium-monthly")) || (await switchTo("us-basic-monthly")),
    canPause: await isQuoted({ planSwitch: { subscriptionId, flow: "pause", pauseMonths: 1 } }),
    canRevokePause: await isQuoted({ planSwitch: { subscriptionId, flow: "revokePause" } }),
    atTermEnd: await isQuoted({ cancelSubscription: { subscriptionId } }),
    canCancelSubscription: await isQuoted({
      cancelSubscription: { subscriptionId, cancellationType: "immediate" },
    }),
    canRevokeCancellation: await isQuoted({ revokeSubscriptionCancellation: { subscriptionId } }),
  };
}

async function expectAgreed(subscriber: Subscriber, state: string) {
  const subscription = await shown(subscriber);
  const { cancelOptions, canChangeTerm, canAddRenewalPlan, reasonsOff, ...offered } = subscription.options;
  const { canDownloadManual, canRefreshRadio, canReplaceRadio, canTransferSubscription, ...options } =
    offered;
  const ofRadios = { canDownloadManual, canRefreshRadio, canReplaceRadio, canTransferSubscription };
  for (const option of [
    "canDownloadManual",
    "canRefreshRadio",
    "canReplaceRadio",
    "canTransferSubscription",
  ] as const)
    expect([ofRadios[option], reasonsOff[option]]).toEqual([false, "NO_RADIO"]);
  expect([cancelOptions.transferRadio, reasonsOff.transferRadio]).toEqual([false, "NO_RADIO"]);
  expect(cancelOptions.chat).toBe(false);
  const expected = await answersTo(subscriber);
  expect([subscription.state, { ...options, atTermEnd: cancelOptions.atTermEnd }]).toEqual([state, expected]);
  expect([canChangeTerm, canAddRenewalPlan, cancelOptions.online]).toEqual([
    expected.canChangePlan,
    false,
    expected.canCancelSubscription,
  ]);
  return subscription;
}

const change = async ({ visitor }: Subscriber, body: Parameters<typeof quoteOf>[1]) => {
  const quote = await quoteOf(visitor, body);
  expect([quote.status, quote.problem.code]).toEqual([201, undefined]);
  return confirmOf(visitor, quote.data.id);
};

describe("listSubscriptions", () => {
  test("[S7.29] [S7.30] [S3.26] shows a subscription with its offers, its phase of today, and its days", async () => {
    const { visitor, subscriptionId, identityId } = await subscribe(api, "us-all-access-monthly");
    const planSwitch = { subscriptionId, offerId: "us-music-monthly" };
    await confirmOf(visitor, (await quoteOf(visitor, { planSwitch })).data.id);
    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    const response = await api.app.inject({
      url: "/api/subscription/v1/subscriptions",
      headers: { authorization: `Bearer ${visitor.accessToken}` },
    });
    const { subscriptions } = response.json<{ subscriptions: Subscription[] }>();
    expect(subscriptions).toHaveLength(1);
    const [shownOne] = subscriptions;
    expect(shownOne).toMatchObject({
      id: subscriptionId,
      state: "active",
      offerId: "us-all-access-monthly",
      offers: { active: { id: "us-all-access-monthly" }, pending: { id: "us-music-monthly" } },
      offerPhases: [{ type: "AutoRenewing", duration: { kind: "infinite" } }],
      currentPhase: {
        type: "AutoRenewing",
        started: "2026-03-10",
        billingPeriod: "months",
        billingPeriodCount: 1,
      },
      started: "2026-03-10T15:00:00Z",
      expires: null,
      terminated: null,
      beneficiaries: [identityId],
      billingProfileId: profile.data?.id,
      source: { type: "stripe", externalReference: expect.stringMatching(/^ord_/) },
      products: [{ id: "streaming-all", productType: "main" }],
    });
    expect(shownOne?.currentPhase.ends).toBe("2026-04-10");
    const alone = await api.app.inject({
      url: `/api/subscription/v1/subscriptions/${subscriptionId}`,
      headers: { authorization: `Bearer ${visitor.accessToken}` },
    });
    expect([alone.statusCode, alone.json()]).toEqual([200, shownOne]);
    await confirmOf(visitor, (await quoteOf(visitor, { cancelSubscription: { subscriptionId } })).data.id);
    const ending = await visitor.call("subscription", "listSubscriptions", {});
    expect(ending.data.subscriptions[0]).toMatchObject({
      state: "pending_cancellation",
      expires: "2026-04-10T04:00:00Z",
    });
    const now = { subscriptionId, cancellationType: "immediate" as const };
    await confirmOf(visitor, (await quoteOf(visitor, { cancelSubscription: now })).data.id);
    const over = await visitor.call("subscription", "listSubscriptions", {});
    expect(over.data.subscriptions[0]).toMatchObject({
      state: "cancelled",
      terminated: "2026-03-10T15:00:00Z",
      beneficiaries: [],
    });
    const { timeUnit } = Period.shape;
    expect(timeUnit.options).toEqual(["days", "weeks", "months", "years"]);
  });

  test("[S4.38] [S4.39] has one of four statuses, active also while it is ending; any other state is an error", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const statusIn = async (state: string) => {
      const id = subscriber.subscriptionId;
      await readRows(api, `update subscriptions set state = '${state}' where id = '${id}' returning id`);
      const { status, isActive } = await shown(subscriber);
      return [status, isActive];
    };
    expect(await statusIn("active")).toEqual(["Active", true]);
    expect(await statusIn("pending_cancellation")).toEqual(["Active", true]);
    expect(await statusIn("cancelled")).toEqual(["Closed", false]);
    expect(await statusIn("paused")).toEqual(["Inactive", false]);
    expect(await statusIn("suspended")).toEqual(["Suspended", false]);
    expect((await statusIn("on_the_moon"))[0]).toBe(500);
    await statusIn("active");
  });
});

describe("[S3.23] [S6.04] what a subscription offers is what orders accept", () => {
  test("in its free time, while active, when another plan is agreed, and once it is paused", async () => {
    await expectAgreed(await subscribe(api, "us-all-access-trial"), "active");
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { subscriptionId } = subscriber;
    const active = await expectAgreed(subscriber, "active");
    expect(active).toMatchObject({
      status: "Active",
      isActive: true,
      inactiveReason: null,
      billedBy: { source: "stripe", isUs: true, manageUrl: null },
      agreed: { planFrom: null, pause: null, end: null },
      options: { cancelOptions: { viewOffer: true, triggeredRuleId: "save-offer-beside-cancel" } },
    });
    await change(subscriber, { planSwitch: { subscriptionId, offerId: "us-music-monthly" } });
    const agreed = await expectAgreed(subscriber, "active");
    expect(agreed.agreed.planFrom).toBe(agreed.currentPhase.ends);
    await change(subscriber, { planSwitch: { subscriptionId, flow: "pause", pauseMonths: 3 } });
    const { pause } = (await expectAgreed(subscriber, "active")).agreed;
    expect(pause).not.toBeNull();
    await moveClock(api, "P40D");
    expect(await expectAgreed(subscriber, "paused")).toMatchObject({
      status: "Inactive",
      isPaused: true,
      beneficiaries: [],
    });
  });

  test("while it is ending, once it has ended, and after a cancellation at once", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { subscriptionId } = subscriber;
    await change(subscriber, { cancelSubscription: { subscriptionId } });
    const ending = await expectAgreed(subscriber, "pending_cancellation");
    expect(ending).toMatchObject({ status: "Active", isCancelledAtEndOfCurrentTerm: true });
    expect(ending.agreed.end).not.toBeNull();
    const save = (code: "content" | "tooExpensive") =>
      subscriber.visitor.call("subscription", "saveCancellationReason", {
        params: { subscriptionId },
        body: { code },
      });
    expect([(await save("content")).status, (await save("tooExpensive")).status]).toEqual([204, 204]);
    await moveClock(api, "P32D");
    const [kept] = await readRows(
      api,
      `select cancellation->>'reasonCode' as code from subscriptions where id = '${subscriptionId}'`,
    );
    expect(kept?.["code"]).toBe("tooExpensive");
    expect(await expectAgreed(subscriber, "cancelled")).toMatchObject({
      status: "Closed",
      isCancelled: true,
    });
    const another = await subscribe(api, "us-all-access-monthly");
    const now = { subscriptionId: another.subscriptionId, cancellationType: "immediate" as const };
    await change(another, { cancelSubscription: now });
    await expectAgreed(another, "cancelled");
    const other = await subscribe(api, "us-all-access-monthly");
    const refused = await other.visitor.call("subscription", "saveCancellationReason", {
      params: { subscriptionId: other.subscriptionId },
      body: { code: "other", text: "Nothing was cancelled" },
    });
    expect([refused.status, refused.problem.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("while its bill is unpaid, when it is suspended for that, and when it has ended unpaid", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly", { card: NO_FUNDS_LATER });
    await moveClock(api, "P33D");
    await expectAgreed(subscriber, "past_due");
    await moveClock(api, "P7D");
    const suspended = await expectAgreed(subscriber, "suspended");
    expect(suspended).toMatchObject({ status: "Suspended", isSuspended: true, inactiveReason: "nonPay" });
    await moveClock(api, "P60D");
    expect(await expectAgreed(subscriber, "expired")).toMatchObject({ inactiveReason: "nonPay" });
  });

  test("for its radio: a signal, another radio in its place, and a move instead of an end, but no renewal to choose", async () => {
    const { visitor, subscriptionId } = await satelliteSubscriber(api);
    const { data } = await visitor.call("subscription", "getSubscription", { params: { subscriptionId } });
    expect(data.options).toMatchObject({
      canRefreshRadio: true,
      canReplaceRadio: true,
      canTransferSubscription: true,
      cancelOptions: { online: true, chat: false, transferRadio: true, viewOffer: true },
      reasonsOff: { canDownloadManual: "ASK_US", canAddRenewalPlan: "RENEWS_BY_ITSELF", chat: "NO_CHAT" },
    });
  });

  test("[S3.27] where a store bills it: nothing, with the way to the store", async () => {
    const visitor = await api.visitor();
    const identityId = await visitor.register("buys-at-the-store@example.com");
    api.stores.sell({
      store: "apple",
      identityId,
      deviceId: null,
      reference: "apple-1",
      offerId: "us-all-access-monthly",
      state: "active",
      startedAt: Temporal.Instant.from("2026-03-01T00:00:00Z"),
      endedAt: null,
    });
    const synced = await visitor.call("activation", "syncPurchases", { params: { syncTarget: "apple" } });
    const subscriber = {
      visitor,
      identityId,
      subscriptionId: synced.data.subscriptionIds[0] ?? "",
      email: "",
    };
    expect((await expectAgreed(subscriber, "active")).billedBy).toEqual({
      source: "apple",
      isUs: false,
      manageUrl: "https://apps.apple.com/account/subscriptions",
    });
  });
});
