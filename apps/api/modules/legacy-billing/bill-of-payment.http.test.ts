import { afterAll, beforeAll, expect, test } from "vitest";
import { moveClock, owingSubscriber } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

const VISA = "4242424242424242";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test("[S7.88] names the bill that a payment paid, also where that is of before the days asked for", async () => {
  const { visitor, invoiceId } = await owingSubscriber(api);
  await moveClock(api, "P2D");
  const body = { stripePaymentMethodId: await api.cards.typeCard(VISA) };
  expect((await visitor.call("billing", "payBalanceDue", { body })).status).toBe(200);
  const { data: bill } = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
  const listed = await visitor.call("legacy", "billingActivity", { body: { startDate: "2026-04-12" } });
  const items = listed.data.data.billItems.map(({ eventType, billNumber, amount }) => [
    eventType,
    billNumber,
    amount,
  ]);
  expect(items).toEqual([["payment", bill.number, bill.amountTotal]]);
});
