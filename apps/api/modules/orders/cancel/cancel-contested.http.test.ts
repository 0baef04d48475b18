import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "#testing/ledger-of.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

const CONTESTED = "4000000000000259";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
  await api.listenForEvents();
});
afterAll(() => api.close());

describe("cancelling what the cardholder has contested", () => {
  test("gives nothing back into the balance: the bank gives it back", async () => {
    const { visitor, identityId, subscriptionId } = await subscribe(api, "ca-all-access-monthly", {
      country: "CA",
      card: CONTESTED,
    });
    api.passTime({ seconds: 10 });
    const isContested = async () =>
      (await visitor.call("billing", "getDefaultBillingProfile", {})).data?.status.open.activeDisputes;
    await expect.poll(isContested).toBe(true);
    const cancelSubscription = { subscriptionId, cancellationType: "immediate" } as const;
    const { data: order } = await quoteOf(visitor, { cancelSubscription });
    expect(order.change?.refund?.toPaymentMethod).toBeGreaterThan(0);
    await confirmOf(visitor, order.id);
    const states = async () => {
      const refunds = await readRows(api, `select state from refunds where identity_id = '${identityId}'`);
      return refunds.map(({ state }) => state);
    };
    await expect.poll(states).toEqual(["declined"]);
    expect((await ledgerOf(api, identityId))["customerBalance"] ?? 0).toBe(0);
  });
});
