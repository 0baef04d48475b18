import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const NO_FUNDS_LATER = "4000000770000018";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const statusOf = async (visitor: TestVisitor) =>
  (await visitor.call("legacy", "accountNonPii", { body: {} })).data.data.billingStatus;

describe("accountNonPii", () => {
  test("[S3.16] tells of somebody who owes nothing their last payment and the next one, in days from today", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    await moveClock(api, "P5D");
    const { data: due } = await visitor.call("billing", "getNextBill", {});
    const status = await statusOf(visitor);
    expect(status).toEqual({
      amountDue: 0,
      totalAmount: due?.amount,
      credit: 0,
      currency: "USD",
      isEBill: true,
      isInvoice: false,
      isPastDue: false,
      lastPayment: { date: "2026-03-10", amount: due?.amount, offsetDaysFromToday: -5 },
      nextPayment: { date: "2026-04-10", amount: due?.amount, offsetDaysFromToday: 26 },
      paymentType: "creditCard",
    });
    const profile = await visitor.call("billing", "getDefaultBillingProfile", {});
    const params = { billingProfileId: profile.data?.id ?? "" };
    await visitor.call("billing", "updateBillingProfile", { params, body: { isEBill: false } });
    expect((await statusOf(visitor))?.isEBill).toBe(false);
  });

  test("[S3.16] tells what is due, and that it is past due", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly", { card: NO_FUNDS_LATER });
    await moveClock(api, "P33D");
    const { data: due } = await visitor.call("billing", "getBalanceDue", {});
    expect(due.amount).toBeGreaterThan(0);
    expect(await statusOf(visitor)).toMatchObject({ amountDue: due.amount, isPastDue: true, credit: 0 });
  });

  test("[S3.16] tells the credit of a gift card, which goes towards what comes next", async () => {
    const { visitor } = await subscribe(api, "us-music-monthly");
    const printed = { expiryMonth: EXPIRY.month, expiryYear: EXPIRY.year, securityCode: SECURITY_CODE };
    const body = { ...printed, number: await issueGiftCard(api) };
    expect((await visitor.call("legacy", "giftCardRedeem", { body })).status).toBe(200);
    expect(await statusOf(visitor)).toMatchObject({ amountDue: 0, credit: 25, isPastDue: false });
  });

  test("[S3.16] pays by invoice where no card is on file, and owes nothing without an account", async () => {
    const visitor = await api.visitor({ country: "CA" });
    await visitor.register("no-bills@example.com");
    expect(await statusOf(visitor)).toEqual({
      amountDue: 0,
      totalAmount: 0,
      credit: 0,
      currency: "CAD",
      isEBill: true,
      isInvoice: true,
      isPastDue: false,
      lastPayment: null,
      nextPayment: null,
      paymentType: "invoice",
    });
  });
});
