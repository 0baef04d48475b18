import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOrder } from "../testing/make-order.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { quoteOrder } from "./quote-order.ts";

const INPUT = { offerId: "offer-1", idempotencyKey: "key-1" };

describe("quoteOrder", () => {
  it("[S7.04] asks for a new subscription by offer, promo code, card and gift card", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("createOrder", answered(201, makeOrder()));
    const chosen = { promoCode: "SAVE", paymentMethodId: "card-1", giftCardTokenId: "token-1" };
    const outcome = await quoteOrder(skywave, { ...INPUT, ...chosen });
    expect(outcome).toEqual({ ok: true, order: makeOrder() });
    expect(bodies("createOrder")).toEqual([
      {
        newSubscription: {
          offerId: "offer-1",
          promoCode: "SAVE",
          stripePaymentMethodId: "card-1",
          giftCardId: "token-1",
        },
      },
    ]);
    expect(platform.server.seen("createOrder")[0]?.headers["Idempotency-Key"]).toBe("key-1");
  });

  it("asks for several plans instead of the one, and tells which of them cannot be had", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer(
      "createOrder",
      refused({ status: 409, code: "INVALID_OFFER_DATA", details: { offerId: "offer-2" } }),
    );
    const lines = [
      { offerId: "offer-1", quantity: 2 },
      { offerId: "offer-2", quantity: 1 },
    ];
    const outcome = await quoteOrder(skywave, { ...INPUT, lines, giftCardTokenId: "token-1" });
    expect(outcome).toEqual({ ok: false, code: "INVALID_OFFER_DATA", offerId: "offer-2" });
    expect(bodies("createOrder")).toEqual([{ newSubscriptions: { lines, giftCardId: "token-1" } }]);
  });

  it("names each of several radios by what stands for it, and tells which of them cannot be had, and why", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const details = { reason: "onTrial", line: 1 };
    const code = "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR";
    platform.server.answer("createOrder", refused({ status: 409, code, details }));
    const lines = ["found-1", "found-2"].map((radioToken) => ({
      offerId: "offer-1",
      quantity: 1,
      radioToken,
    }));
    expect(await quoteOrder(skywave, { ...INPUT, lines })).toEqual({ ok: false, code, ...details });
    expect(bodies("createOrder")).toEqual([
      {
        newSubscriptions: {
          lines: ["found-1", "found-2"].map((deviceId) => ({ offerId: "offer-1", quantity: 1, deviceId })),
        },
      },
    ]);
  });

  it("says which radio a plan is for by what stands for it", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("createOrder", answered(201, makeOrder()));
    await quoteOrder(skywave, { ...INPUT, radioToken: "found-1" });
    expect(bodies("createOrder")).toEqual([{ newSubscription: { offerId: "offer-1", deviceId: "found-1" } }]);
  });

  it("sends nothing that was not given", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("createOrder", answered(201, makeOrder()));
    await quoteOrder(skywave, INPUT);
    expect(bodies("createOrder")).toEqual([{ newSubscription: { offerId: "offer-1" } }]);
  });

  it.each([
    "OFFER_EXPIRED",
    "OFFER_REDEEMED",
    "OFFER_MEANT_FOR_ANOTHER",
    "INVALID_OFFER_DATA",
    "COUNTRY_ERROR",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
    "IDENTITY_NOT_ELIGIBLE_ERROR",
    "DEVICE_INFORMATION_REQUIRED",
    "DEVICE_NOT_FOUND",
    "CS_INELIGIBLE_RADIO",
    "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR",
    "BILLING_PROFILE_REQUIRED",
    "PAYMENT_METHOD_REQUIRED",
  ])("passes on the refusal %s", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("createOrder", refused({ status: 409, code }));
    expect(await quoteOrder(skywave, INPUT)).toEqual({ ok: false, code });
  });

  it.each([
    [410, "EXPIRED"],
    [409, "ALREADY_REDEEMED"],
    [404, "NOT_FOUND"],
  ])("says that the gift card cannot be used: %s %s", async (status, code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("createOrder", refused({ status, code }));
    const outcome = await quoteOrder(skywave, { ...INPUT, giftCardTokenId: "token-1" });
    expect(outcome).toEqual({ ok: false, code: "GIFT_CARD_NOT_USABLE" });
  });

  it("tells our own failure", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("createOrder", refused({ status: 500, code: "SYSTEM" }));
    const outcome = await run(quoteOrder(skywave, INPUT));
    expect(outcome).toEqual({ ok: false, code: "SYSTEM", traceId: "trace-of-the-server" });
    expect(platform.server.seen("createOrder")).toHaveLength(4);
  });
});
