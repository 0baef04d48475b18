import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../../testing/open-skywave.ts";
import { loadBalanceDue } from "./load-balance-due.ts";
import { payBalanceDue } from "./pay-balance-due.ts";
import { payInvoice } from "./pay-invoice.ts";
import { payPart } from "./pay-part.ts";

const RECEIPT = { paymentId: "balance:pay_1:1", status: "paid", amount: 12.74, invoiceIds: ["inv_1"] };
const idempotencyKey = "key-1";

describe("loadBalanceDue", () => {
  it("[S7.18] gives what is owed", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const balanceDue = { amount: 0, currency: "USD", invoices: [] };
    platform.server.answer("getBalanceDue", answered(200, balanceDue));
    expect(await loadBalanceDue(skywave)).toEqual({ ok: true, balanceDue });
  });

  it("tells a visitor that nobody is signed in", async () => {
    const { skywave } = openSkywave();
    expect(await loadBalanceDue(skywave)).toEqual({ ok: false, code: "SESSION_ENDED" });
  });
});

describe("payBalanceDue", () => {
  it("[S7.19] pays with a card and a gift card, under its key", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("payBalanceDue", answered(200, RECEIPT));
    const input = { cardToken: "pm_1", giftCardTokenId: "gct_1", idempotencyKey };
    expect(await payBalanceDue(skywave, input)).toEqual({ ok: true, receipt: RECEIPT });
    expect(bodies("payBalanceDue")).toEqual([{ stripePaymentMethodId: "pm_1", giftCardId: "gct_1" }]);
    expect(platform.server.seen("payBalanceDue")[0]?.headers["Idempotency-Key"]).toBe("key-1");
  });

  it("tells that the bank has not said yet", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const receipt = { ...RECEIPT, status: "processing" };
    platform.server.answer("payBalanceDue", answered(200, receipt));
    expect(await payBalanceDue(skywave, { idempotencyKey })).toEqual({
      ok: false,
      code: "PROCESSING",
      receipt,
    });
  });

  it.each([
    [409, "PAYMENT_IN_PROGRESS", "PAYMENT_IN_PROGRESS"],
    [409, "NOTHING_DUE", "NOTHING_DUE"],
    [409, "PAYMENT_METHOD_REQUIRED", "PAYMENT_METHOD_REQUIRED"],
    [409, "CONFLICTING_REQUEST", "CONFLICTING_REQUEST"],
    [404, "NOT_FOUND", "NOT_FOUND"],
    [400, "INVALID_PAYLOAD", "INVALID_AMOUNT"],
    [410, "EXPIRED", "GIFT_CARD_NOT_USABLE"],
    [409, "ALREADY_REDEEMED", "GIFT_CARD_NOT_USABLE"],
    [409, "COUNTRY_ERROR", "GIFT_CARD_NOT_USABLE"],
    [429, "TOO_MANY_DECLINES", "TOO_MANY_DECLINES"],
  ])("tells the refusal %i %s as %s", async (status, code, told) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("payBalanceDue", refused({ status, code }));
    expect(await payBalanceDue(skywave, { idempotencyKey })).toEqual({ ok: false, code: told });
  });

  it("[S8.20] tells what to do about a declined card", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const details = { nextMove: "callBank" };
    platform.server.answer("payBalanceDue", refused({ status: 402, code: "CREDIT_CARD_ERROR", details }));
    const outcome = await payBalanceDue(skywave, { idempotencyKey });
    expect(outcome).toEqual({ ok: false, code: "CREDIT_CARD_ERROR", nextMove: "callBank" });
  });

  it("tells that the network is gone", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("payBalanceDue", { kind: "lost" });
    expect(await run(payBalanceDue(skywave, { idempotencyKey }))).toMatchObject({ code: "UNREACHABLE" });
  });
});

describe("payInvoice and payPart", () => {
  it("[S7.16] pay one bill with the default card or another", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("createPayment", answered(201, RECEIPT));
    expect(await payInvoice(skywave, { invoiceId: "inv_1", idempotencyKey })).toMatchObject({ ok: true });
    await payInvoice(skywave, { invoiceId: "inv_1", cardToken: "pm_1", idempotencyKey: "key-2" });
    expect(bodies("createPayment")).toEqual([
      { invoiceId: "inv_1" },
      { invoiceId: "inv_1", stripePaymentMethodId: "pm_1" },
    ]);
  });

  it("[S7.12] [S7.17] pay an amount by profile or by one of its cards", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("payWithProfile", answered(200, RECEIPT));
    platform.server.answer("payWithMethod", answered(200, RECEIPT));
    const part = { billingProfileId: "profile-1", amount: 5, idempotencyKey };
    expect(await payPart(skywave, part)).toMatchObject({ ok: true });
    expect(await payPart(skywave, { ...part, paymentMethodId: "pm_1" })).toMatchObject({ ok: true });
    expect([bodies("payWithProfile"), bodies("payWithMethod")]).toEqual([[{ amount: 5 }], [{ amount: 5 }]]);
    expect(platform.server.seen("payWithMethod")[0]?.url).toContain("/profile-1/payment-methods/pm_1/pay");
  });
});
