import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadBillingActivity } from "./load-billing-activity.ts";
import { loadGiftCardInfo } from "./load-gift-card-info.ts";
import { redeemShownGiftCard } from "./redeem-shown-gift-card.ts";

const CARD = { number: "7001230000000001", expiryMonth: 9, expiryYear: 2027, securityCode: "4711" };
const refusedWith = (errorCode: string) =>
  answered(409, { error: { errorCode, errorPropKey: "", logId: "log-1", errorStackTrace: "" } });

describe("calls of the legacy system about money", () => {
  it("tell what is on a gift card, and redeem it", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const giftCard = {
      last4: "0001",
      amount: 25,
      currency: "USD",
      cardType: "physical",
      vendorType: "internal",
    };
    platform.server.answer("giftCardInfo", answered(200, { data: giftCard }));
    platform.server.answer(
      "giftCardRedeem",
      answered(200, { data: { amount: 25, currency: "USD", balance: 30 } }),
    );
    expect(await loadGiftCardInfo(skywave, CARD)).toEqual({ ok: true, giftCard });
    const redeemed = await redeemShownGiftCard(skywave, { ...CARD, idempotencyKey: "key-1" });
    expect(redeemed).toEqual({ ok: true, amount: 25, currency: "USD", balance: 30 });
    expect([...bodies("giftCardInfo"), ...bodies("giftCardRedeem")]).toEqual([CARD, CARD]);
    expect(platform.server.seen("giftCardRedeem")[0]?.headers["Idempotency-Key"]).toBe("key-1");
  });

  it.each([
    "GIFT CARD NUMBER REQUIRED",
    "GIFT CARD NUMBER INVALID",
    "NO GIFT CARD BALANCE",
    "GIFT CARD NOT REDEEMABLE",
    "INVALID REQUEST DATA",
  ])("[S8.25] passes on %s", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("giftCardInfo", refusedWith(code));
    expect(await loadGiftCardInfo(skywave, CARD)).toEqual({ ok: false, code });
  });

  it.each(["GIFT_CARD_NUMBER_INVALID", "NO_GIFT_CARD_BALANCE", "GIFT_CARD_NOT_REDEEMABLE"])(
    "[S8.26] passes on %s",
    async (code) => {
      const { skywave, platform } = openSkywave("signedIn");
      platform.server.answer("giftCardRedeem", refusedWith(code));
      const outcome = await redeemShownGiftCard(skywave, { ...CARD, idempotencyKey: "key-1" });
      expect(outcome).toEqual({ ok: false, code });
    },
  );

  it("[S7.88] [S9.23] ask for all activity, or for payments or invoices of some days", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    for (let times = 0; times < 3; times += 1)
      platform.server.answer("billingActivity", answered(200, { data: { billItems: [] } }));
    expect(await loadBillingActivity(skywave)).toEqual({ ok: true, billItems: [] });
    await loadBillingActivity(skywave, { type: "payment" });
    await loadBillingActivity(skywave, { type: "invoice", startDate: "2026-01-01", endDate: "2026-02-01" });
    const asked = platform.server.seen("billingActivity");
    expect(asked.map(({ method, body = "" }) => [method, JSON.parse(body)])).toEqual([
      ["POST", {}],
      ["POST", { transactionType: "payment" }],
      ["POST", { transactionType: "invoice", startDate: "2026-01-01", endDate: "2026-02-01" }],
    ]);
  });

  it.each([
    ["days that are none", refused({ status: 400, code: "INVALID_PAYLOAD" }), { code: "INVALID_PAYLOAD" }],
    ["a network that is gone", { kind: "lost" } as const, { code: "UNREACHABLE", reason: "offline" }],
  ])("tell of %s when activity is asked for", async (_what, answer, outcome) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("billingActivity", answer);
    const days = { startDate: "2026-02-01", endDate: "2026-01-01" };
    expect(await run(loadBillingActivity(skywave, days))).toEqual({ ok: false, ...outcome });
  });

  it("fail with SYSTEM, and ask nobody, for who is not signed in", async () => {
    const { skywave, platform } = openSkywave();
    const SYSTEM = { ok: false, code: "SYSTEM", traceId: "", needsSignIn: true };
    expect(await loadGiftCardInfo(skywave, CARD)).toEqual(SYSTEM);
    expect(await redeemShownGiftCard(skywave, { ...CARD, idempotencyKey: "key-1" })).toEqual(SYSTEM);
    expect(await loadBillingActivity(skywave)).toEqual(SYSTEM);
    expect(platform.server.requests).toEqual([]);
    const calls = ["giftCardInfo", "giftCardRedeem", "billingActivity"];
    expect(platform.logged).toMatchObject(calls.map((call) => ({ details: { call } })));
  });
});
