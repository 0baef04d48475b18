import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription } from "#testing/buy-subscription.ts";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { ledgerOf } from "#testing/ledger-of.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { moveClock, owingSubscriber, stateOf } from "#testing/money/owing-subscriber.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const VISA = "4242424242424242";
const DECLINED_WHEN_CHARGED = "4000000000000341";
const ALL = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z" };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function showGiftCard(visitor: TestVisitor, faceInCents: number) {
  const number = await issueGiftCard(api, { faceInCents });
  const body = { type: "physical" as const, number, expiry: EXPIRY, securityCode: SECURITY_CODE };
  const show = () => visitor.call("giftcard", "registerGiftCard", { query: { country: "US" }, body });
  return { show, giftCardId: (await show()).data.tokenId };
}

const pay = (visitor: TestVisitor, body: { giftCardId?: string; stripePaymentMethodId?: string }) =>
  visitor.call("billing", "payBalanceDue", { body });

describe("paying with a gift card", () => {
  test("[S7.19] takes what is owed from it and the rest from the card, and books both", async () => {
    const { visitor, owed, invoiceId, identityId } = await owingSubscriber(api);
    const { giftCardId } = await showGiftCard(visitor, 500);
    const paid = await pay(visitor, { giftCardId, stripePaymentMethodId: await api.cards.typeCard(VISA) });
    expect(paid.data).toMatchObject({ status: "paid", giftCardAmount: 5, invoiceIds: [invoiceId] });
    expect(paid.data.amount).toBeCloseTo(owed - 5, 2);
    expect(await stateOf({ visitor })).toBe("active");
    const { data } = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
    expect(data).toMatchObject({ amountDue: 0, appliedBalance: 5 });
    const ledger = await ledgerOf(api, identityId);
    expect(ledger).toMatchObject({ giftCardLiability: 500, customerBalance: 0, receivable: 0 });
    expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  test("[S7.19] charges no card where it pays all, and leaves on it what is over", async () => {
    const { visitor, owed } = await owingSubscriber(api);
    const { giftCardId, show } = await showGiftCard(visitor, 10_000);
    const paid = await pay(visitor, { giftCardId });
    expect(paid.data).toMatchObject({
      paymentId: null,
      status: "paid",
      amount: 0,
      giftCardAmount: owed,
      billingProfileBalanceAfter: { value: 0 },
    });
    expect((await show()).data.actualBalance).toBeCloseTo(100 - owed, 2);
    expect(await stateOf({ visitor })).toBe("active");
  });

  test("gives its money back to it when the card beside it is declined", async () => {
    const { visitor, owed } = await owingSubscriber(api);
    const { giftCardId, show } = await showGiftCard(visitor, 500);
    const declined = await pay(visitor, {
      giftCardId,
      stripePaymentMethodId: await api.cards.typeCard(DECLINED_WHEN_CHARGED),
    });
    expect(declined.problem.code).toBe("CREDIT_CARD_ERROR");
    expect((await show()).data.actualBalance).toBe(5);
    expect((await visitor.call("billing", "getBalanceDue", {})).data.amount).toBe(owed);
    const retried = await pay(visitor, { giftCardId, stripePaymentMethodId: await api.cards.typeCard(VISA) });
    expect(retried.data).toMatchObject({ status: "paid", giftCardAmount: 5 });
  });

  test("refuses one that is used or not theirs", async () => {
    const { visitor } = await owingSubscriber(api);
    expect((await pay(visitor, { giftCardId: "gct_of_nobody" })).status).toBe(404);
    const { giftCardId } = await showGiftCard(visitor, 100);
    await visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId: giftCardId } });
    expect((await pay(visitor, { giftCardId })).problem.code).toBe("ALREADY_REDEEMED");
  });
});

describe("the balance", () => {
  test("[S7.24] pays what is owed as soon as a gift card fills it", async () => {
    const { visitor, owed } = await owingSubscriber(api);
    const { giftCardId } = await showGiftCard(visitor, 10_000);
    const redeemed = await visitor.call("billing", "redeemGiftCard", {
      body: { giftCardTokenId: giftCardId },
    });
    expect(redeemed.data.billingProfileBalanceAfter.value).toBeCloseTo(100 - owed, 2);
    expect(await stateOf({ visitor })).toBe("active");
    expect((await visitor.call("billing", "getBalanceDue", {})).data).toMatchObject({
      amount: 0,
      invoices: [],
    });
  });

  test("[S7.20] is drawn for the next bill, which the engine then makes as foretold", async () => {
    const { visitor, amountInCents } = await buySubscription(api);
    const { giftCardId } = await showGiftCard(visitor, 500);
    await visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId: giftCardId } });
    const next = await visitor.call("billing", "getNextBill", {});
    expect(next.data).toMatchObject({ amount: (amountInCents - 500) / 100, appliedBalance: 5 });
    await moveClock(api, "P1M");
    const { data } = await visitor.call("billing", "listInvoices", { query: ALL });
    expect(data.invoices[0]).toMatchObject({
      dueDate: next.data?.date,
      appliedBalance: 5,
      amountPaid: next.data?.amount,
    });
  });

  test("[S7.21] [S3.35] is listed among payments and refunds, each to be asked for alone, in pages that lose none", async () => {
    const bought = await buySubscription(api);
    const { visitor, identityId, paymentId, paymentMethodId } = bought;
    const { giftCardId } = await showGiftCard(visitor, 500);
    await visitor.call("billing", "redeemGiftCard", { body: { giftCardTokenId: giftCardId } });
    await api.app.modules.books.refunds.refundPayment({
      identityId,
      paymentId,
      amountInCents: 100,
      reason: "test",
      invoiceId: null,
    });
    await moveClock(api, "P1M");
    const list = async (query: object) =>
      (await visitor.call("billing", "listPaymentHistory", { query: { ...ALL, ...query } })).data;
    const kindsOf = (items: { entryType: string; balanceReason?: string | undefined }[]) =>
      items.map(({ entryType, balanceReason }) => balanceReason ?? entryType).toSorted();
    const everything = ["giftCard", "payment", "payment", "refund", "usedForInvoice"];
    const { items } = await list({});
    expect(kindsOf(items)).toEqual(everything);
    const days = items.map(({ paidAt }) => Date.parse(paidAt));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    const { data: billed } = await visitor.call("billing", "listInvoices", { query: ALL });
    const invoiceIds = billed.invoices.map(({ id }) => id);
    const paid = items.filter(({ entryType }) => entryType === "payment").flatMap((item) => item.invoiceIds);
    expect(paid.toSorted()).toEqual(invoiceIds.toSorted());
    const used = items.find(({ balanceReason }) => balanceReason === "usedForInvoice");
    expect(used?.invoiceIds).toEqual([invoiceIds[0]]);
    const alone = {
      payment: ["payment", "payment"],
      refund: ["refund"],
      balance: ["giftCard", "usedForInvoice"],
    };
    for (const [entryType, kinds] of Object.entries(alone))
      expect(kindsOf((await list({ entryType })).items)).toEqual(kinds);
    expect(kindsOf((await list({ paymentMethodId })).items)).toEqual(["payment", "payment", "refund"]);
    for (const orderBy of ["newest", "oldest"]) {
      const seen = [];
      let nextToken: string | undefined;
      do {
        const page = await list({ orderBy, pageSize: 1, ...(nextToken !== undefined && { nextToken }) });
        seen.push(...page.items);
        ({ nextToken } = page);
      } while (nextToken !== undefined);
      expect(kindsOf(seen)).toEqual(everything);
      expect(seen).toEqual(orderBy === "newest" ? items : items.toReversed());
    }
  });
});
