import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueGiftCard } from "#testing/money/issue-gift-card.ts";
import { confirmOf, quoteOf, subscribe } from "#testing/money/subscribe.ts";
import { ledgerOf } from "#testing/ledger-of.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const GOOD_CARD = "4242424242424242";
const REFUSED_WHEN_CHARGED = "4000000000000341";

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi({}, { cardTimeoutInMilliseconds: 4_000, ...EAGER });
});
afterAll(() => api.close());

async function buyer(card = GOOD_CARD) {
  const visitor = await api.visitor();
  people += 1;
  const identityId = await visitor.register(`funded${people}@example.com`);
  await visitor.addBilling(await api.cards.typeCard(card), "WA");
  return { visitor, identityId };
}

/** A gift card in somebody's hands. */
async function gift(visitor: TestVisitor, faceInCents: number) {
  const number = await issueGiftCard(api, { faceInCents, isDigital: true });
  const body = { type: "cardIdentifier" as const, number };
  const show = () => visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body });
  return { giftCardId: (await show()).data.tokenId, show };
}

async function redeem(visitor: TestVisitor, faceInCents: number) {
  const { giftCardId } = await gift(visitor, faceInCents);
  const body = { giftCardTokenId: giftCardId };
  expect((await visitor.call("billing", "redeemGiftCard", { body })).status).toBe(200);
}

test("a gift card that was shown too long ago pays for nothing, until it is shown again", async () => {
  const { visitor } = await buyer();
  const { giftCardId, show } = await gift(visitor, 500);
  await readRows(
    api,
    `update gift_card_tokens set good_until = '2026-03-10T14:59:00Z' where id = '${giftCardId}' returning id`,
  );
  const stale = await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } });
  expect([stale.status, stale.problem.code]).toEqual([410, "EXPIRED"]);
  const { tokenId } = (await show()).data;
  expect((await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId: tokenId } })).status).toBe(201);
});

const OFFER = { offerId: "us-all-access-monthly" };
const cents = (amount: number) => Math.round(amount * 100);
const chargedFor = async (orderId: string) =>
  (await api.cards.ledger())
    .filter(({ metadata, status }) => metadata["orderId"] === orderId && status === "succeeded")
    .map(({ amount }) => amount);

async function expectSettled(identityId: string, sums: Record<string, number>) {
  const ledger = await ledgerOf(api, identityId);
  expect(Object.values(ledger).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect({ receivable: ledger["receivable"] ?? 0, customerBalance: ledger["customerBalance"] ?? 0 }).toEqual({
    receivable: 0,
    customerBalance: 0,
    ...sums,
  });
}

describe("an order with other money than a card's", () => {
  test("[S7.04] [S3.33] is paid by the gift card first and by the card for the rest", async () => {
    const { visitor, identityId } = await buyer();
    const { giftCardId, show } = await gift(visitor, 500);
    const quote = await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } });
    const [charge] = quote.data.charges.oneTimeCharge;
    const due = cents(charge?.lines.total ?? 0) - 500;
    expect(quote.data.dueNow).toBe(due / 100);
    expect(charge).toMatchObject({ giftCardBalance: 5, previousBalance: 0, postPurchaseBalance: 0 });
    // Nothing is set aside for a quote that nobody has confirmed.
    expect((await show()).data.actualBalance).toBe(5);
    const confirmed = await confirmOf(visitor, quote.data.id);
    expect(await chargedFor(quote.data.id)).toEqual([due]);
    const invoiceId = confirmed.data.newSubscription?.invoiceId ?? "";
    const invoice = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
    expect(invoice.data).toMatchObject({
      status: "paid",
      amountDue: 0,
      appliedBalance: 5,
      amountPaid: due / 100,
    });
    expect((await show()).problem.code).toBe("BAD_DATA_RETURNED");
    await expectSettled(identityId, {});
  });

  test("tells the balance before and after the charges of a plan by itself, and asks for none where there is none", async () => {
    const { visitor } = await buyer();
    const without = await quoteOf(visitor, OFFER);
    const fundings = await readRows(api, `select funding from orders where id = '${without.data.id}'`);
    expect(fundings).toEqual([{ funding: "null" }]);
    await redeem(visitor, 5_000);
    const quote = await quoteOf(visitor, OFFER);
    const [charge] = quote.data.charges.oneTimeCharge;
    const total = cents(charge?.lines.total ?? 0);
    expect(quote.data.dueNow).toBe(0);
    expect(charge).toMatchObject({ previousBalance: 50, postPurchaseBalance: (5_000 - total) / 100 });
  });

  test("charges nothing where balance and gift card pay all of it, and leaves the rest on the card", async () => {
    const { visitor, identityId } = await buyer();
    await redeem(visitor, 300);
    const { giftCardId, show } = await gift(visitor, 5_000);
    const quote = await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } });
    const [charge] = quote.data.charges.oneTimeCharge;
    const total = cents(charge?.lines.total ?? 0);
    expect(quote.data.dueNow).toBe(0);
    expect(charge).toMatchObject({
      previousBalance: 3,
      giftCardBalance: (total - 300) / 100,
      postPurchaseBalance: 0,
    });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect(await chargedFor(quote.data.id)).toEqual([]);
    expect(cents((await show()).data.actualBalance)).toBe(5_000 - (total - 300));
    const { data } = await visitor.call("subscription", "listSubscriptions", {});
    expect(data.subscriptions[0]?.state).toBe("active");
    await expectSettled(identityId, {});
  });

  test("gives the gift card back when the bank refuses the rest, and takes it with another card", async () => {
    const { visitor, identityId } = await buyer(REFUSED_WHEN_CHARGED);
    const { giftCardId, show } = await gift(visitor, 500);
    const quote = await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } });
    expect((await confirmOf(visitor, quote.data.id)).problem.code).toBe("CREDIT_CARD_ERROR");
    expect((await show()).data.actualBalance).toBe(5);
    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    const stripePaymentMethodId = await api.cards.typeCard(GOOD_CARD);
    const params = { billingProfileId: profile.data?.id ?? "" };
    await visitor.call("billing", "addPaymentMethod", { params, body: { stripePaymentMethodId } });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect(await chargedFor(quote.data.id)).toEqual([cents(quote.data.dueNow)]);
    await expectSettled(identityId, {});
  });

  test("is quoted anew when its gift card or balance was spent meanwhile", async () => {
    const { visitor } = await buyer();
    const { giftCardId } = await gift(visitor, 500);
    const quote = await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } });
    await visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId: giftCardId } });
    expect((await confirmOf(visitor, quote.data.id)).problem.code).toBe("QUOTE_CHANGED");
    const refused = await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } });
    expect([refused.status, refused.problem.code]).toEqual([409, "ALREADY_REDEEMED"]);
    const again = await quoteOf(visitor, { newSubscription: OFFER });
    expect(again.data.charges.oneTimeCharge[0]).toMatchObject({
      previousBalance: 5,
      giftCardBalance: 0,
      postPurchaseBalance: 0,
    });
    expect((await confirmOf(visitor, again.data.id)).data.status).toBe("confirmed");
  });

  test("is charged and settled once where the processor's answer got lost, by the job that asks again", async () => {
    const { visitor, identityId } = await buyer();
    const { giftCardId } = await gift(visitor, 500);
    const quote = await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } });
    await api.cards.orderFault({ on: "charge", kind: "garbage", when: "after", times: 1 });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("processing");
    await api.cards.heal();
    api.passTime({ seconds: 40 });
    const params = { orderId: quote.data.id };
    await expect
      .poll(async () => (await visitor.call("order", "getOrder", { params })).data.status)
      .toBe("confirmed");
    expect(await chargedFor(quote.data.id)).toEqual([cents(quote.data.dueNow)]);
    await expectSettled(identityId, {});
  });

  test("is a switch too: what the gift card pays of it is not charged, and comes back with a refusal", async () => {
    const { visitor, subscriptionId, identityId } = await subscribe(api, "us-music-monthly", { state: "WA" });
    const { giftCardId } = await gift(visitor, 200);
    const planSwitch = { subscriptionId, offerId: "us-all-access-monthly", giftCardId };
    const quote = await quoteOf(visitor, { planSwitch });
    const total = quote.data.charges.oneTimeCharge.reduce((sum, { lines }) => sum + cents(lines.total), 0);
    expect(cents(quote.data.dueNow)).toBe(total - 200);
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect(await chargedFor(quote.data.id)).toEqual([total - 200]);
    await expectSettled(identityId, {});
  });

  test("is made once when ten confirm two orders with one gift card at once", async () => {
    const { visitor, identityId } = await buyer();
    const { giftCardId } = await gift(visitor, 500);
    const quotes = await Promise.all([
      quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } }),
      quoteOf(visitor, { newSubscription: { offerId: "us-music-monthly", giftCardId } }),
    ]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, place) => confirmOf(visitor, quotes[place % 2]?.data.id ?? "")),
    );
    const told = new Set(
      answers.map(({ data, problem, status }) => (status === 200 ? data.status : problem.code)),
    );
    expect(told).toContain("confirmed");
    // Which of the two depends on whether the other order was paid for by then.
    const refusals = ["PAYMENT_IN_PROGRESS", "QUOTE_CHANGED"];
    expect([...told].filter((code) => code !== "confirmed" && !refusals.includes(code))).toEqual([]);
    await expectSettled(identityId, {});
  });

  test("says that a payment is in progress while another order holds its gift card, and not another price", async () => {
    const { visitor } = await buyer();
    const { giftCardId } = await gift(visitor, 500);
    const first = await quoteOf(visitor, { newSubscription: { ...OFFER, giftCardId } });
    const second = await quoteOf(visitor, { newSubscription: { offerId: "us-music-monthly", giftCardId } });
    await api.cards.orderFault({ on: "charge", kind: "garbage", when: "after", times: 1 });
    expect((await confirmOf(visitor, first.data.id)).data.status).toBe("processing");
    expect((await confirmOf(visitor, second.data.id)).problem.code).toBe("PAYMENT_IN_PROGRESS");
  });
});
