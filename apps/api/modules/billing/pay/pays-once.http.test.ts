import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmGift, giver, quoteGift } from "#testing/money/giver.ts";
import { owingSubscriber, stateOf } from "#testing/money/owing-subscriber.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const MASTERCARD = "5555555555554444";
const DECLINED_WHEN_CHARGED = "4000000000000341";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** The last digits of the cards of an account, its default first. */
async function cardsOf(visitor: TestVisitor): Promise<string[]> {
  const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
  const params = { billingProfileId: profile.data?.id ?? "" };
  const { data } = await visitor.call("billing", "listPaymentMethods", { params });
  return data.paymentMethods.map(({ card }) => card.last4);
}

async function isAtProcessor(paymentMethodId: string): Promise<boolean> {
  const response = await fetch(`${api.cards.url}/v1/payment_methods/${paymentMethodId}`, {
    headers: { authorization: "Bearer sk_test_unit" },
  });
  const { customer } = await response.json();
  return customer !== null;
}

const once = (stripePaymentMethodId: string) => ({ stripePaymentMethodId, isForNextBills: false });

async function forgotten(paymentMethodId: string): Promise<void> {
  await expect.poll(() => isAtProcessor(paymentMethodId), { interval: 200 }).toBe(false);
}

describe("a card that is not for the next bills", () => {
  test.each(["apple_pay", undefined] as const)(
    "pays all that is due, stands beside the payment, and is kept nowhere: wallet %s",
    async (wallet) => {
      const { visitor, owed, invoiceId } = await owingSubscriber(api);
      const before = await cardsOf(visitor);
      const stripePaymentMethodId = await api.cards.typeCard(MASTERCARD, wallet);
      const paid = await visitor.call("billing", "payBalanceDue", { body: once(stripePaymentMethodId) });
      expect(paid.data).toMatchObject({ status: "paid", amount: owed });
      expect(await stateOf({ visitor })).toBe("active");
      expect(await cardsOf(visitor)).toEqual(before);
      const { data } = await visitor.call("billing", "getInvoiceDocument", { params: { invoiceId } });
      expect(data.payments.at(-1)?.card).toMatchObject({ last4: "4444" });
      await forgotten(stripePaymentMethodId);
    },
  );

  test("is the default of nobody after one bill, either, and is the default where it is for them", async () => {
    const { visitor, invoiceId } = await owingSubscriber(api);
    const refused = await api.cards.typeCard(DECLINED_WHEN_CHARGED, "apple_pay");
    const before = await cardsOf(visitor);
    const pay = (stripePaymentMethodId: string, isForNextBills: boolean) =>
      visitor.call("billing", "createPayment", {
        body: { invoiceId, stripePaymentMethodId, isForNextBills },
      });
    expect((await pay(refused, false)).problem.code).toBe("CREDIT_CARD_ERROR");
    expect(await cardsOf(visitor)).toEqual(before);
    await forgotten(refused);
    expect((await pay(await api.cards.typeCard(MASTERCARD, "apple_pay"), true)).status).toBe(201);
    expect(await cardsOf(visitor)).toEqual(["4444", ...before]);
  });

  test("is charged once where it is asked twice under one key", async () => {
    const { visitor, identityId } = await owingSubscriber(api);
    const body = once(await api.cards.typeCard(MASTERCARD));
    const headers = { "idempotency-key": "pays-once" };
    const answers = await Promise.all(
      [1, 2].map(() => visitor.call("billing", "payBalanceDue", { body }, { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const charged = await readRows(
      api,
      `select id from payments where purpose = 'balance' and state = 'charged' and identity_id = '${identityId}'`,
    );
    expect(charged).toHaveLength(1);
  });

  test("leaves a profile's own card as it is", async () => {
    const { visitor } = await owingSubscriber(api);
    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    const stripePaymentMethodId = await api.cards.typeCard(MASTERCARD);
    await visitor.call("billing", "addPaymentMethod", {
      params: { billingProfileId: profile.data?.id ?? "" },
      body: { stripePaymentMethodId },
    });
    const before = await cardsOf(visitor);
    const body = once(stripePaymentMethodId);
    expect((await visitor.call("billing", "payBalanceDue", { body })).status).toBe(200);
    expect(await cardsOf(visitor)).toEqual(before);
    expect(await isAtProcessor(stripePaymentMethodId)).toBe(true);
  });

  test("pays a gift, and is kept nowhere", async () => {
    const who = await giver(api);
    const before = await cardsOf(who.visitor);
    const { data: quoted } = await quoteGift(who);
    const declined = await api.cards.typeCard(DECLINED_WHEN_CHARGED, "apple_pay");
    expect((await confirmGift(who, quoted.id, once(declined))).problem.code).toBe("CREDIT_CARD_ERROR");
    await forgotten(declined);
    const good = await api.cards.typeCard(MASTERCARD, "apple_pay");
    expect((await confirmGift(who, quoted.id, once(good))).data.state).toBe("sent");
    expect(await cardsOf(who.visitor)).toEqual(before);
    await forgotten(good);
  });
});
