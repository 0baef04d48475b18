import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Ours = Pick<Subscriber, "visitor" | "subscriptionId">;

const modify = ({ visitor, subscriptionId }: Ours, isAutoRenew: boolean) =>
  visitor.call("legacy", "modifySubscriptionOptions", { body: { subscriptionId, isAutoRenew } });
const stateOf = async ({ visitor, subscriptionId }: Ours) =>
  (await visitor.call("subscription", "getSubscription", { params: { subscriptionId } })).data.state;

describe("modifySubscriptionOptions", () => {
  test("[S7.87] ends a subscription with its term and takes that back, and does nothing twice", async () => {
    const subscriber = await subscribe(api, "us-all-access-monthly");
    const { subscriptionId } = subscriber;
    const confirmedOrders = async () =>
      (
        await readRows(
          api,
          `select id from orders where subscription_id = '${subscriptionId}' and state = 'confirmed'`,
        )
      ).length;
    expect(await confirmedOrders()).toBe(1);
    const steps = [
      [false, "pending_cancellation", 2],
      [false, "pending_cancellation", 2],
      [true, "active", 3],
      [true, "active", 3],
    ] as const;
    for (const [isAutoRenew, state, orders] of steps) {
      const answer = await modify(subscriber, isAutoRenew);
      expect([answer.status, answer.data]).toEqual([200, { data: { subscriptionId, isAutoRenew } }]);
      expect([await stateOf(subscriber), await confirmedOrders()]).toEqual([state, orders]);
    }
  });

  test("charges nothing and gives nothing back", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const before = await api.cards.ledger();
    await modify(subscriber, false);
    await modify(subscriber, true);
    const mine = async () => (await api.cards.ledger()).length;
    expect(await mine()).toBe(before.length);
  });

  test("refuses a subscription of somebody else as one that is not there", async () => {
    const { subscriptionId } = await subscribe(api, "us-music-monthly");
    const { visitor } = await subscribe(api, "us-music-monthly");
    for (const isAutoRenew of [true, false])
      expect(legacyRefusalOf(await modify({ visitor, subscriptionId }, isAutoRenew))).toEqual([
        409,
        "NO_SUBSCRIPTION",
      ]);
  });

  test("refuses what is over, and what somebody else bills", async () => {
    const over = await subscribe(api, "us-music-monthly");
    const cancel = { subscriptionId: over.subscriptionId, cancellationType: "immediate" as const };
    await confirmOf(over.visitor, (await quoteOf(over.visitor, { cancelSubscription: cancel })).data.id);
    expect(legacyRefusalOf(await modify(over, true))).toEqual([409, "SUBSCRIPTION_ENDED"]);
    const elsewhere = await subscribe(api, "us-music-monthly");
    await readRows(api, `update subscriptions set source = 'apple' where id = '${elsewhere.subscriptionId}'`);
    expect(legacyRefusalOf(await modify(elsewhere, false))).toEqual([409, "BILLED_ELSEWHERE"]);
  });

  test("refuses the second subscription of a VIP plan, which ends with the first", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-all-access-monthly");
    const quote = await quoteOf(visitor, { planSwitch: { subscriptionId, offerId: "us-vip-monthly" } });
    const { data: order } = await confirmOf(visitor, quote.data.id);
    const second = order.change?.secondarySubscriptionId ?? "";
    expect(await stateOf({ visitor, subscriptionId: second })).toBe("active");
    const answer = await modify({ visitor, subscriptionId: second }, false);
    expect(legacyRefusalOf(answer)).toEqual([409, "PART_OF_BUNDLE"]);
  });

  test("refuses while a change of the subscription is being paid", async () => {
    const subscriber = await subscribe(api, "us-music-monthly");
    const { visitor, subscriptionId } = subscriber;
    const dearer = { subscriptionId, offerId: "us-premium-monthly", flow: "immediate" as const };
    const quote = await quoteOf(visitor, { planSwitch: dearer });
    await api.cards.orderFault({ on: "charge", kind: "garbage", when: "after", times: 1 });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("processing");
    expect(legacyRefusalOf(await modify(subscriber, false))).toEqual([409, "PAYMENT_IN_PROGRESS"]);
  });

  test("refuses a body that says nothing", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    const answer = await api.app.inject({
      method: "POST",
      url: "/services/account-mgmt/modify-subscription-options",
      headers: { authorization: `Bearer ${visitor.accessToken}` },
      payload: {},
    });
    expect([answer.statusCode, answer.json().error.errorCode]).toEqual([400, "INVALID_PAYLOAD"]);
  });
});
