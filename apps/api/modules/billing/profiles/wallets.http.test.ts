import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription, type Purchase } from "#testing/buy-subscription.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const buy = (wallet?: "apple_pay" | "google_pay" | "link") =>
  buySubscription(api, "4242424242424242", wallet);

async function cardsOf({ visitor, billingProfileId }: Purchase) {
  const { data } = await visitor.call("billing", "listPaymentMethods", { params: { billingProfileId } });
  return data.paymentMethods.map(({ card }) => ({ walletKind: card.walletKind, ...card.wallet }));
}

async function paidWith({ visitor }: Purchase) {
  const query = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z", pageSize: 100 };
  const { data } = await visitor.call("billing", "listPaymentHistory", { query });
  return data.items.map(({ card }) => card);
}

describe("a card out of a wallet", () => {
  test.each([
    { wallet: "apple_pay", applePay: true },
    { wallet: "google_pay", applePay: false },
    { wallet: "link", applePay: false },
  ] as const)("is kept as one of $wallet, as the processor tells it", async ({ wallet, applePay }) => {
    const bought = await buy(wallet);
    expect(await cardsOf(bought)).toEqual([{ walletKind: wallet, applePay }]);
    expect(await paidWith(bought)).toEqual([{ brand: "visa", last4: "4242", walletKind: wallet }]);
  });

  test("says nothing of a wallet where its number was typed", async () => {
    const bought = await buy();
    expect(await cardsOf(bought)).toEqual([{ walletKind: undefined, applePay: false }]);
    expect(await paidWith(bought)).toEqual([{ brand: "visa", last4: "4242" }]);
  });

  test("stands on the invoice that it has paid", async () => {
    const { visitor } = await buy("google_pay");
    const query = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z", pageSize: 1 };
    const { data } = await visitor.call("billing", "listInvoices", { query });
    const invoiceId = data.invoices[0]?.id ?? "";
    const document = await visitor.call("billing", "getInvoiceDocument", { params: { invoiceId } });
    expect(document.data.payments).toMatchObject([{ card: { walletKind: "google_pay" } }]);
  });

  test("pays the next bill, too", async () => {
    const { paymentMethodId, identityId } = await buy("apple_pay");
    await api.app.inject({ method: "POST", url: "/sandbox/api/clock", payload: { advance: "P1M2D" } });
    const rows = await readRows(
      api,
      `select purpose, state, payment_method_id from payments
       where identity_id = '${identityId}' order by started_at`,
    );
    expect(rows).toEqual([
      { purpose: "order", state: "charged", payment_method_id: paymentMethodId },
      { purpose: "renewal", state: "charged", payment_method_id: paymentMethodId },
    ]);
  });
});
