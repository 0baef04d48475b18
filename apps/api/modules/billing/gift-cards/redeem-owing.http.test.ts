import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPIRY, issueGiftCard, SECURITY_CODE } from "#testing/money/issue-gift-card.ts";
import { owingSubscriber, stateOf } from "#testing/money/owing-subscriber.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe("redeeming a gift card while a bill is not paid", () => {
  test("pays the bill first, lets the plan go on, and keeps the rest in the balance", async () => {
    const { visitor, owed, invoiceId } = await owingSubscriber(api);
    const number = await issueGiftCard(api, { faceInCents: 5_000 });
    const body = { type: "physical" as const, number, expiry: EXPIRY, securityCode: SECURITY_CODE };
    const { data: card } = await visitor.call("giftcard", "registerGiftCard", {
      query: { country: "US" },
      body,
    });
    const redeemed = await visitor.call("billing", "redeemGiftCard", {
      body: { giftCardTokenId: card.tokenId },
    });
    expect(redeemed.data).toMatchObject({ redeemed: 50, giftCardBalanceAfter: 0 });
    expect(redeemed.data.billingProfileBalanceAfter.value).toBeCloseTo(50 - owed, 2);
    const invoice = await visitor.call("billing", "getInvoice", { params: { invoiceId } });
    expect(invoice.data).toMatchObject({ status: "paid", amountDue: 0, appliedBalance: owed });
    expect(await stateOf({ visitor })).toBe("active");
  });
});
