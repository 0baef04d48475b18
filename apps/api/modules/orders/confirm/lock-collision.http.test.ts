import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription } from "#testing/buy-subscription.ts";
import { holdRow } from "#testing/hold-row.ts";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe("an order whose rows somebody else is at", () => {
  test.each(["orders", "subscriptions"] as const)(
    "is told that a payment is in progress, and is confirmed once they are done: %s",
    async (table) => {
      const { visitor, orderId } = await buySubscription(api);
      const [bought] = await readRows(api, `select subscription_id from orders where id = '${orderId}'`);
      const subscriptionId = String(bought?.["subscription_id"]);
      const quote = await quoteOf(visitor, {
        subscriptionId,
        offerId: "us-premium-monthly",
        flow: "immediate",
      });
      const { isHeld, release } = await holdRow(
        api,
        table,
        table === "orders" ? quote.data.id : subscriptionId,
      );
      const met = isHeld ? (await confirmOf(visitor, quote.data.id)).problem.code : "PAYMENT_IN_PROGRESS";
      expect(met).toBe("PAYMENT_IN_PROGRESS");
      await release();
      expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    },
  );
});
