import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOrder } from "../../testing/make-order.ts";
import { openSkywave } from "../../testing/open-skywave.ts";
import { quoteCancellation } from "./quote-cancellation.ts";
import { quotePause } from "./quote-pause.ts";
import { quotePlanSwitch } from "./quote-plan-switch.ts";
import { revokeCancellation } from "./revoke-cancellation.ts";
import { revokePause } from "./revoke-pause.ts";

const subscriptionId = "sub-1";
const idempotencyKey = "key-1";

describe("changes of a subscription", () => {
  it("[S4.45] asks for each quote under its own name", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    for (let asked = 0; asked < 3; asked += 1)
      platform.server.answer("createOrder", answered(201, makeOrder()));
    const chosen = { offerId: "offer-2", promoCode: "SAVE", giftCardTokenId: "token-1" };
    await quotePlanSwitch(skywave, { subscriptionId, ...chosen, idempotencyKey });
    await quotePause(skywave, { subscriptionId, pauseMonths: 2, idempotencyKey });
    await quoteCancellation(skywave, { subscriptionId, cancellationType: "immediate", idempotencyKey });
    expect(bodies("createOrder")).toEqual([
      { planSwitch: { subscriptionId, offerId: "offer-2", promoCode: "SAVE", giftCardId: "token-1" } },
      { planSwitch: { subscriptionId, flow: "pause", pauseMonths: 2 } },
      { cancelSubscription: { subscriptionId, cancellationType: "immediate" } },
    ]);
  });

  it("asks for a switch on its day, together with the plan that becomes the second", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    platform.server.answer("createOrder", answered(201, makeOrder()));
    const chosen = { offerId: "vip", flow: "endOfTerm", secondarySubscriptionId: "sub-2" } as const;
    const order = await quotePlanSwitch(skywave, { subscriptionId, ...chosen, idempotencyKey });
    expect(order).toEqual({ ok: true, order: makeOrder() });
    await quotePlanSwitch(skywave, { subscriptionId, offerId: "vip", idempotencyKey: "key-2" });
    expect(bodies("createOrder")).toEqual([
      { planSwitch: { subscriptionId, ...chosen } },
      { planSwitch: { subscriptionId, offerId: "vip" } },
    ]);
  });

  it.each([
    ["cancellation", revokeCancellation, { revokeSubscriptionCancellation: { subscriptionId } }],
    ["pause", revokePause, { planSwitch: { subscriptionId, flow: "revokePause" } }],
  ] as const)(
    "revokes a %s by a quote and its confirmation, each with a key of its own",
    async (_what, revoke, body) => {
      const { skywave, platform, bodies } = openSkywave("signedIn");
      const order = makeOrder({ kind: "revokeSubscriptionCancellation" });
      platform.server.answer("createOrder", answered(201, order));
      platform.server.answer("completeOrder", answered(200, { ...order, status: "confirmed" }));
      expect(await revoke(skywave, { subscriptionId, idempotencyKey })).toMatchObject({ ok: true });
      expect(bodies("createOrder")).toEqual([body]);
      const keys = ["createOrder", "completeOrder"].map(
        (name) => platform.server.seen(name)[0]?.headers["Idempotency-Key"],
      );
      expect(keys).toEqual(["key-1", "key-1-confirm"]);
    },
  );

  it.each([
    ["cancellation", revokeCancellation],
    ["pause", revokePause],
  ] as const)("confirms nothing of a %s that was not quoted", async (_what, revoke) => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("createOrder", { kind: "lost" });
    const outcome = await run(revoke(skywave, { subscriptionId, idempotencyKey }));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
    expect(platform.server.seen("completeOrder")).toEqual([]);
  });

  it.each([
    "NOT_FOUND",
    "SUBSCRIPTION_ENDED",
    "SUBSCRIPTION_SUSPENDED",
    "SUBSCRIPTION_PAUSED",
    "CANCELLATION_PENDING",
    "PAYMENT_DUE",
    "PAYMENT_IN_PROGRESS",
    "PART_OF_BUNDLE",
    "SAME_PLAN",
    "NOTHING_TO_REVOKE",
    "OFFER_EXPIRED",
    "INVALID_OFFER_DATA",
    "COUNTRY_ERROR",
    "SUB_ALREADY_EXISTS_FOR_IDENTITY",
  ])("passes on the refusal %s", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("createOrder", refused({ status: 409, code }));
    const outcome = await revokeCancellation(skywave, { subscriptionId, idempotencyKey });
    expect(outcome).toEqual({ ok: false, code });
  });

  it.each([
    [410, "EXPIRED", "GIFT_CARD_NOT_USABLE"],
    [409, "ALREADY_REDEEMED", "GIFT_CARD_NOT_USABLE"],
    [409, "OFFER_REDEEMED", "OFFER_REDEEMED"],
    [403, "IDENTITY_NOT_ELIGIBLE_ERROR", "IDENTITY_NOT_ELIGIBLE_ERROR"],
  ])("says of a switch that is paid or opened by a code: %s %s", async (status, refusal, code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("createOrder", refused({ status, code: refusal }));
    const chosen = { offerId: "offer-2", promoCode: "SAVE", giftCardTokenId: "token-1" };
    const outcome = await quotePlanSwitch(skywave, { subscriptionId, ...chosen, idempotencyKey });
    expect(outcome).toEqual({ ok: false, code });
  });

  it.each(["NOTHING_TO_REVOKE", "OFFER_REDEEMED"])("asks for a new quote after %s", async (code) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("createOrder", answered(201, makeOrder()));
    platform.server.answer("completeOrder", refused({ status: 409, code }));
    const outcome = await revokeCancellation(skywave, { subscriptionId, idempotencyKey });
    expect(outcome).toEqual({ ok: false, code: "QUOTE_CHANGED" });
  });

  it("says where a plan is managed that a store bills", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const details = { source: "apple", manageUrl: "https://apps.apple.com/account/subscriptions" };
    platform.server.answer("createOrder", refused({ status: 409, code: "BILLED_ELSEWHERE", details }));
    const outcome = await quoteCancellation(skywave, { subscriptionId, idempotencyKey });
    expect(outcome).toEqual({ ok: false, code: "BILLED_ELSEWHERE", ...details });
  });
});
