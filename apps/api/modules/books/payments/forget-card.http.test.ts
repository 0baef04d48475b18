import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription } from "#testing/buy-subscription.ts";
import { owingSubscriber } from "#testing/money/owing-subscriber.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";

const VISA = "4242424242424242";
const PATIENCE = { timeout: 45_000, interval: 200 };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

const execute = (statement: string) => readRows(api, statement);

/** Whether the processor still has the card of a customer. */
async function isSaved(paymentMethodId: string): Promise<boolean> {
  const response = await fetch(`${api.cards.url}/v1/payment_methods/${paymentMethodId}`, {
    headers: { authorization: "Bearer sk_test_unit" },
  });
  const { customer } = await response.json();
  return customer !== null;
}

/** As if the minutes were over that a card is left before it is looked for. */
async function lookForCards(): Promise<void> {
  await execute("update pgboss.job set start_after = now() where name = 'forget-card' and state = 'created'");
  const open = () =>
    execute(
      "select id from pgboss.job where name = 'forget-card' and state in ('created', 'active', 'retry')",
    );
  await expect.poll(open, PATIENCE).toEqual([]);
}

describe("a card that the processor has and nobody kept", () => {
  test("is forgotten there: a visitor's, whose payment was never written down", async () => {
    const owner = await owingSubscriber(api);
    const { data: due } = await owner.visitor.call("billing", "getBalanceDue", {});
    const guest = await api.visitor();
    const { data: bill } = await guest.call("billing", "findGuestBill", {
      body: { accountNumber: due.accountNumber ?? "", zipCode: "78701" },
    });
    const paymentMethodId = await api.cards.typeCard(VISA);
    const pay = () =>
      guest.call("billing", "payGuestBill", {
        body: { token: bill.token, amount: bill.amount, stripePaymentMethodId: paymentMethodId },
      });
    // What a crash leaves behind: all that was done before it, and nothing after it.
    await execute("alter table balance_payments rename to balance_payments_away");
    expect((await pay()).status).toBe(500);
    await execute("alter table balance_payments_away rename to balance_payments");
    expect(await isSaved(paymentMethodId)).toBe(true);
    await lookForCards();
    expect(await isSaved(paymentMethodId)).toBe(false);
  });

  test("is forgotten there: one of a profile that was never made", async () => {
    const visitor = await api.visitor();
    await visitor.register("crashed.profile@example.com");
    const paymentMethodId = await api.cards.typeCard(VISA);
    await execute("alter table payment_methods rename to payment_methods_away");
    expect((await visitor.addBilling(paymentMethodId)).status).toBe(500);
    await execute("alter table payment_methods_away rename to payment_methods");
    expect(await isSaved(paymentMethodId)).toBe(true);
    await lookForCards();
    expect(await isSaved(paymentMethodId)).toBe(false);
  });
});

describe("a card that somebody keeps", () => {
  test("stays theirs, also when a stranger names it as their own", async () => {
    const { paymentMethodId } = await buySubscription(api);
    const stranger = await buySubscription(api);
    const { visitor, billingProfileId } = stranger;
    const named = await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId },
      body: { stripePaymentMethodId: paymentMethodId },
    });
    expect(named.problem.code).toBe("CREDIT_CARD_ERROR");
    await lookForCards();
    expect(await isSaved(paymentMethodId)).toBe(true);
    expect(await isSaved(stranger.paymentMethodId)).toBe(true);
  });
});
