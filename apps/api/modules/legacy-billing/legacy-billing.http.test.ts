import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { ledgerOf } from "#testing/ledger-of.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { satelliteSubscriber } from "#testing/radios/satellite-subscriber.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const PRINTED = { expiryMonth: EXPIRY.month, expiryYear: EXPIRY.year, securityCode: SECURITY_CODE };

async function holder(country: "US" | "CA" = "US") {
  const visitor = await api.visitor({ country });
  people += 1;
  const identityId = await visitor.register(`legacy${people}@example.com`);
  await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
  return { visitor, identityId };
}

/** Refusals of legacy calls come under `error`. */
const errorOf = (answer: { status: number; problem: object }) => {
  const { error } = answer.problem as { error?: Record<string, string> };
  return [answer.status, error?.["errorCode"]];
};
const ask = (visitor: TestVisitor, body: CallInput<"legacy", "giftCardInfo">["body"]) =>
  visitor.call("legacy", "giftCardInfo", { body });
const redeem = (visitor: TestVisitor, body: CallInput<"legacy", "giftCardRedeem">["body"]) =>
  visitor.call("legacy", "giftCardRedeem", { body });

describe("giftCardInfo", () => {
  test("[S7.84] tells at the old address what is on a card, wrapped in data", async () => {
    const { visitor } = await holder();
    const number = await issueGiftCard(api);
    const response = await api.app.inject({
      method: "POST",
      url: "/services/payment/giftcard/info",
      headers: { authorization: `Bearer ${visitor.accessToken}` },
      payload: { number, expiryMonth: "09", expiryYear: "27", securityCode: SECURITY_CODE },
    });
    expect(response.json()).toEqual({
      data: {
        last4: number.slice(-4),
        amount: 25,
        currency: "USD",
        cardType: "physical",
        vendorType: "internal",
      },
    });
  });

  test("[S8.25] refuses with a code for each reason, wrapped in error", async () => {
    const { visitor } = await holder();
    const number = await issueGiftCard(api);
    const missing = await ask(visitor, PRINTED);
    expect([missing.status, missing.problem]).toEqual([
      400,
      {
        error: {
          errorCode: "GIFT CARD NUMBER REQUIRED",
          errorPropKey: "error.gift.card.number.required",
          logId: expect.stringMatching(/./),
          errorStackTrace: "",
        },
      },
    ]);
    expect(errorOf(await ask(visitor, { ...PRINTED, number: "7!" }))).toEqual([
      422,
      "GIFT CARD NUMBER INVALID",
    ]);
    const wrong = { ...PRINTED, number, securityCode: "0000" };
    expect(errorOf(await ask(visitor, wrong))).toEqual([422, "GIFT CARD NUMBER INVALID"]);
    const half = { number, securityCode: SECURITY_CODE };
    expect(errorOf(await ask(visitor, half))).toEqual([400, "INVALID REQUEST DATA"]);
    expect(errorOf(await ask(visitor, { ...PRINTED, number: [number] }))).toEqual([
      400,
      "INVALID REQUEST DATA",
    ]);
    const foreign = await issueGiftCard(api, { country: "CA" });
    expect(errorOf(await ask(visitor, { ...PRINTED, number: foreign }))).toEqual([
      409,
      "GIFT CARD NOT REDEEMABLE",
    ]);
    await redeem(visitor, { ...PRINTED, number });
    expect(errorOf(await ask(visitor, { ...PRINTED, number }))).toEqual([409, "NO GIFT CARD BALANCE"]);
  });

  test("stops those who guess, by the same count as the newer call", async () => {
    const { visitor } = await holder();
    const wrong = { ...PRINTED, number: "7009999999999999" };
    for (let tries = 0; tries < 3; tries += 1) await ask(visitor, wrong);
    for (let tries = 0; tries < 2; tries += 1) await redeem(visitor, wrong);
    const right = { ...PRINTED, number: await issueGiftCard(api) };
    expect(errorOf(await ask(visitor, right))).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(errorOf(await redeem(visitor, right))).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    const newer = await visitor.call("giftcard", "registerGiftCard", {
      query: { country: "US" },
      body: { type: "physical", number: right.number, expiry: EXPIRY, securityCode: SECURITY_CODE },
    });
    expect(newer.status).toBe(429);
  });

  test("is for those who are signed in", async () => {
    const visitor = await api.visitor();
    expect(errorOf(await ask(visitor, PRINTED))).toEqual([403, "FORBIDDEN"]);
  });
});

describe("giftCardRedeem", () => {
  test("[S7.84] moves all that is on a card into the balance, once however often it is sent", async () => {
    const { visitor, identityId } = await holder();
    const body = { ...PRINTED, number: await issueGiftCard(api) };
    const again = { headers: { "idempotency-key": "redeem-it-once" } };
    const first = await visitor.call("legacy", "giftCardRedeem", { body }, again);
    expect(first.data).toEqual({ data: { amount: 25, currency: "USD", balance: 25 } });
    expect((await visitor.call("legacy", "giftCardRedeem", { body }, again)).data).toEqual(first.data);
    expect((await ledgerOf(api, identityId))["customerBalance"]).toBe(-2500);
  });

  test("[S8.26] refuses with a code for each reason", async () => {
    const { visitor } = await holder();
    const number = await issueGiftCard(api);
    expect(errorOf(await redeem(visitor, PRINTED))).toEqual([422, "GIFT_CARD_NUMBER_INVALID"]);
    const wrong = { ...PRINTED, number, expiryYear: 2030 };
    expect(errorOf(await redeem(visitor, wrong))).toEqual([422, "GIFT_CARD_NUMBER_INVALID"]);
    expect((await redeem(visitor, { ...PRINTED, number })).status).toBe(200);
    expect(errorOf(await redeem(visitor, { ...PRINTED, number }))).toEqual([409, "NO_GIFT_CARD_BALANCE"]);
    const foreign = await issueGiftCard(api, { country: "CA" });
    expect(errorOf(await redeem(visitor, { ...PRINTED, number: foreign }))).toEqual([
      409,
      "GIFT_CARD_NOT_REDEEMABLE",
    ]);
    const profileless = await api.visitor();
    await profileless.register("legacy.without.profile@example.com");
    const good = { ...PRINTED, number: await issueGiftCard(api) };
    expect(errorOf(await redeem(profileless, good))).toEqual([409, "GIFT_CARD_NOT_REDEEMABLE"]);
    expect((await redeem(visitor, good)).data.data.amount).toBe(25);
  });
});

describe("billingActivity", () => {
  const listFor = async (visitor: TestVisitor, body: CallInput<"legacy", "billingActivity">["body"]) =>
    (await visitor.call("legacy", "billingActivity", { body })).data.data.billItems;

  test("[S7.88] [S9.23] [S3.17] lists each line of what was billed, and what was paid, refused beyond 24 months", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    const all = await listFor(visitor, {});
    const payments = await listFor(visitor, { transactionType: "payment" });
    const billed = await listFor(visitor, { transactionType: "invoice" });
    expect(await listFor(visitor, { transactionType: "subscription" })).toEqual(billed);
    expect(await listFor(visitor, { transactionType: "all" })).toEqual(all);
    expect(all).toEqual([...payments, ...billed]);
    const invoice = (
      await visitor.call("billing", "listInvoices", {
        query: { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2026-12-31T00:00:00Z" },
      })
    ).data.invoices[0];
    const total = billed.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
    expect(total).toBe(Math.round((invoice?.amountTotal ?? 0) * 100));
    const line = {
      transactionDate: "2026-03-10",
      billNumber: invoice?.number,
      startDate: "2026-03-10",
      endDate: "2026-04-10",
      serviceFor: subscriptionId,
      currency: "USD",
      radioId: null,
      planLabel: "Melodia",
      packageName: "Melodia",
      planType: "SELF_PAY",
      term: 1,
      feeLabel: null,
      isRefund: false,
      isFee: false,
      isTax: false,
      isCredit: false,
    };
    const [charge, fee, ...taxes] = billed;
    expect(charge).toEqual({
      ...line,
      eventType: "charge",
      description: "Melodia",
      amount: invoice?.lines[0]?.productAmount,
    });
    const feeLabel = "Music royalty fee";
    const feeAmount = invoice?.lines[0]?.fees[0]?.amount;
    const feeLine = { ...line, eventType: "fee", description: feeLabel, feeLabel, isFee: true };
    expect(fee).toEqual({ ...feeLine, amount: feeAmount });
    expect(taxes.length).toBeGreaterThan(0);
    expect(taxes.every(({ eventType, isTax }) => eventType === "tax" && isTax)).toBe(true);
    expect(payments).toEqual([
      {
        ...line,
        startDate: null,
        endDate: null,
        serviceFor: null,
        planLabel: null,
        packageName: null,
        planType: null,
        term: null,
        eventType: "payment",
        description: "Visa •••• 4242",
        amount: invoice?.amountTotal,
      },
    ]);
    expect(await listFor(visitor, { startDate: "2026-03-11", endDate: "2026-03-12" })).toEqual([]);
    expect(await listFor(visitor, { startDate: "2026-03-10" })).toEqual(all);
    expect(await listFor(visitor, { endDate: "2026-03-10" })).toEqual(all);
    expect(await listFor(visitor, { endDate: "2026-03-09" })).toEqual([]);
    const tooLong = { startDate: "2024-01-01", endDate: "2026-03-10" };
    const refused = await visitor.call("legacy", "billingActivity", { body: tooLong });
    expect(errorOf(refused)).toEqual([400, "INVALID_PAYLOAD"]);
    // The day after it is none that a database reads.
    const endless = await visitor.call("legacy", "billingActivity", { body: { endDate: "9999-12-31" } });
    expect(errorOf(endless)).toEqual([400, "INVALID_PAYLOAD"]);
    const query = { transactionType: "payment", startDate: "2026-03-10", endDate: "2026-03-10" } as const;
    const read = await visitor.call("legacy", "readBillingActivity", { query });
    expect(read.data.data.billItems).toEqual(payments);
    expect(errorOf(await visitor.call("legacy", "readBillingActivity", { query: tooLong }))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
  });

  test("[S3.17] marks what is given back, what is credited, and money into the balance", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "ca-all-access-annual", { country: "CA" });
    const { data: quote } = await visitor.call("order", "createOrder", {
      body: { cancelSubscription: { subscriptionId, cancellationType: "immediate" } },
    });
    await visitor.call("order", "completeOrder", { params: { orderId: quote.id }, body: {} });
    const number = await issueGiftCard(api, { country: "CA" });
    expect((await redeem(visitor, { ...PRINTED, number })).status).toBe(200);
    const items = await listFor(visitor, {});
    const [refund, ...otherRefunds] = items.filter(({ eventType }) => eventType === "refund");
    expect(otherRefunds).toEqual([]);
    expect(refund).toMatchObject({
      isRefund: true,
      isCredit: false,
      amount: -(quote.change?.refund?.toPaymentMethod ?? 0),
      // [S3.35] Of the bill that is given back.
      billNumber: items.find(({ eventType }) => eventType === "payment")?.billNumber,
    });
    expect(refund?.billNumber).toMatch(/\S/);
    expect(refund?.amount).toBeLessThan(0);
    const given = items.filter(({ eventType }) => eventType === "credit");
    expect(given.map(({ isCredit, amount, term }) => [isCredit, amount < 0, term])).toEqual([
      [true, true, null],
    ]);
    expect(items.filter(({ eventType }) => eventType === "adjustment")).toMatchObject([
      { description: "Gift card", amount: 25, isCredit: true, isRefund: false },
    ]);
  });

  // It moves everybody's time, so it comes last.
  test("[S3.17] names the radio whose plan was billed by the end of its number, beside what its plan is called", async () => {
    const { visitor, identityId, subscriptionId, radioId } = await satelliteSubscriber(api);
    const [charge] = await listFor(visitor, { transactionType: "invoice" });
    expect(charge).toMatchObject({
      eventType: "charge",
      serviceFor: subscriptionId,
      radioId: radioId.slice(-4),
      planLabel: "Polaris",
      packageName: "Polaris",
    });

    const { radioId: next } = await makeRadio(api);
    const since = Temporal.Instant.from("2026-03-20T15:00:00Z");
    await readRows(
      api,
      `update radio_subscriptions set until = '${since.toString()}' where radio_id = '${radioId}' returning id`,
    );
    await api.app.modules.radios.link({ identityId, subscriptionId, radioId: next, since });
    await moveClock(api, "P32D");
    const charges = (await listFor(visitor, { transactionType: "invoice" })).filter(
      ({ eventType }) => eventType === "charge",
    );
    expect(charges.map((item) => item.radioId)).toEqual([next.slice(-4), radioId.slice(-4)]);
  });
});

test("[A8.22] whoever has no session any more is told by the legacy system's own key", async () => {
  const response = await api.app.inject({
    url: "/services/billing/activity",
    headers: { authorization: "Bearer of-a-session-that-is-over" },
  });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({
    error: { errorCode: "UNAUTHORIZED", errorPropKey: "error.common.session.timed.out.error" },
  });
});
