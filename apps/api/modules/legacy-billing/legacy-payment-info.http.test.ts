import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscribe } from "#testing/money/subscribe.ts";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const VISA = "4242424242424242";
const MASTERCARD = "5555555555554444";
const DECLINED = "4000000000000002";
/** Its bank takes it for somebody else's. */
const FRAUD = "4100000000000019";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function somebody({ hasProfile = true, hasCard = true } = {}) {
  people += 1;
  const visitor = await api.visitor();
  await visitor.register(`keeps-a-card-${people}@example.com`);
  if (hasProfile) await visitor.addBilling(hasCard ? await api.cards.typeCard(VISA) : undefined);
  return visitor;
}
const typed = async (card: string) => ({ stripePaymentMethodId: await api.cards.typeCard(card) });

describe("updatePaymentInfo", () => {
  const update = (visitor: TestVisitor, body: CallInput<"legacy", "updatePaymentInfo">["body"]) =>
    visitor.call("legacy", "updatePaymentInfo", { body });
  const cardsOf = async (visitor: TestVisitor) => {
    const profile = (await visitor.call("billing", "getDefaultBillingProfile", {})).data;
    const params = { billingProfileId: profile?.id ?? "" };
    const { data } = await visitor.call("billing", "listPaymentMethods", { params });
    return data.paymentMethods.map(({ card, isDefault }) => [card.last4, card.expiryDate, isDefault]);
  };

  test("[S7.84] keeps another card, which bills are charged to from then on", async () => {
    const visitor = await somebody();
    const answer = await update(visitor, await typed(MASTERCARD));
    expect(answer.status).toBe(200);
    const { creditCard } = answer.data.data;
    expect(creditCard).toMatchObject({ last4Digits: "4444", type: "mastercard", status: "active" });
    const expiry = { year: creditCard.expirationYear, month: creditCard.expirationMonth };
    expect((await cardsOf(visitor))[0]).toEqual(["4444", expiry, true]);
  });

  test("changes the expiry of the card on file, and refuses one that is over", async () => {
    const visitor = await somebody();
    const answer = await update(visitor, { expirationMonth: 5, expirationYear: 2031 });
    expect(answer.data).toMatchObject({
      data: {
        creditCard: { last4Digits: "4242", expirationMonth: 5, expirationYear: 2031, status: "active" },
      },
    });
    expect(await cardsOf(visitor)).toEqual([["4242", { year: 2031, month: 5 }, true]]);
    const soon = await update(visitor, { expirationMonth: 3, expirationYear: 2026 });
    expect(soon.data.data.creditCard.status).toBe("aboutToExpire");
    const over = { expirationMonth: 1, expirationYear: 2020 };
    expect(legacyRefusalOf(await update(visitor, over))).toEqual([400, "INVALID_PAYLOAD"]);
  });

  test("[S8.16] says what is missing, and that a card was refused, be it for fraud or for anything else", async () => {
    const visitor = await somebody();
    expect(legacyRefusalOf(await update(visitor, {}))).toEqual([400, "PAYMENT_INFO_REQUIRED"]);
    expect(legacyRefusalOf(await update(visitor, { expirationMonth: 5 }))).toEqual([
      400,
      "CARD_INFO_REQUIRED",
    ]);
    const expiry = { expirationMonth: 5, expirationYear: 2031 };
    const cardless = await somebody({ hasCard: false });
    expect(legacyRefusalOf(await update(cardless, expiry))).toEqual([409, "NO_CREDIT_CARD_ON_ACCOUNT"]);
    const newcomer = await somebody({ hasProfile: false });
    expect(legacyRefusalOf(await update(newcomer, expiry))).toEqual([409, "BILLING_PROFILE_REQUIRED"]);
    for (const card of [DECLINED, FRAUD, DECLINED])
      expect(legacyRefusalOf(await update(visitor, await typed(card)))).toEqual([
        422,
        "CREDIT_CARD_VALIDATION_FAILED",
      ]);
    expect(legacyRefusalOf(await update(visitor, await typed(MASTERCARD)))).toEqual([
      429,
      "TOO_MANY_DECLINES",
    ]);
    expect((await cardsOf(visitor)).map(([last4]) => last4)).toEqual(["4242"]);
  });

  test("keeps a card once for one key", async () => {
    const visitor = await somebody();
    const body = await typed(MASTERCARD);
    const call = (sent: typeof body) =>
      visitor.call(
        "legacy",
        "updatePaymentInfo",
        { body: sent },
        { headers: { "idempotency-key": "one-card-only" } },
      );
    const first = await call(body);
    expect((await call(body)).data).toEqual(first.data);
    expect(legacyRefusalOf(await call(await typed(VISA)))).toEqual([409, "CONFLICTING_REQUEST"]);
    expect(await cardsOf(visitor)).toHaveLength(2);
  });
});

describe("updateEbillEnrollment", () => {
  const enroll = (visitor: TestVisitor, isEBill: boolean) =>
    visitor.call("legacy", "updateEbillEnrollment", { body: { isEBill } });

  test("[S7.84] turns the switch of the billing profile, as the billing status then says", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    for (const isEBill of [false, true]) {
      const answer = await enroll(visitor, isEBill);
      expect([answer.status, answer.data]).toEqual([200, { data: { isEBill } }]);
      const { data } = await visitor.call("legacy", "accountNonPii", { body: {} });
      expect(data.data.billingStatus?.isEBill).toBe(isEBill);
      expect((await visitor.call("billing", "getDefaultBillingProfile", {})).data?.isEBill).toBe(isEBill);
    }
  });

  test("refuses who has no profile, and what is no answer", async () => {
    const newcomer = await somebody({ hasProfile: false });
    expect(legacyRefusalOf(await enroll(newcomer, false))).toEqual([409, "BILLING_PROFILE_REQUIRED"]);
    const answer = await api.app.inject({
      method: "POST",
      url: "/services/payment/update-ebill-enrollment",
      headers: { authorization: `Bearer ${newcomer.accessToken}` },
      payload: { isEBill: "yes" },
    });
    expect([answer.statusCode, answer.json().error.errorCode]).toEqual([400, "INVALID_PAYLOAD"]);
  });
});
