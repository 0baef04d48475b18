import { answered, refused, type ScriptedAnswer } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOrder } from "../testing/make-order.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { completeOrder } from "./complete-order.ts";

const INPUT = { orderId: "order-1", idempotencyKey: "key-1" };
const CONFIRMED = makeOrder({ status: "confirmed", subscriptionId: "subscription-1" });

function open(...answers: readonly ScriptedAnswer[]) {
  const opened = openSkywave("signedIn");
  opened.platform.server.answer("completeOrder", ...answers);
  return opened;
}

describe("completeOrder", () => {
  it("[S4.45] [S7.06] confirms the quote with card and agreement", async () => {
    const { skywave, platform, bodies } = open(answered(200, CONFIRMED));
    const agreement = { version: "2026-01-15", language: "fr-CA" } as const;
    const outcome = await completeOrder(skywave, { ...INPUT, agreement, paymentMethodId: "card-1" });
    expect(outcome).toEqual({ ok: true, order: CONFIRMED });
    expect(bodies("completeOrder")).toEqual([{ stripePaymentMethodId: "card-1", agreement }]);
    expect(platform.server.seen("completeOrder")[0]).toMatchObject({
      method: "PUT",
      url: "/api/order/v1/orders/order-1/confirm",
      headers: { "Idempotency-Key": "key-1" },
    });
  });

  it("gives the first answer when the network lost it", async () => {
    const { skywave, platform, run } = open({ kind: "lost" }, answered(200, CONFIRMED));
    expect(await run(completeOrder(skywave, INPUT))).toEqual({ ok: true, order: CONFIRMED });
    const keys = platform.server.seen("completeOrder").map(({ headers }) => headers["Idempotency-Key"]);
    expect(keys).toEqual(["key-1", "key-1"]);
  });

  it.each([
    ["processing", { ok: false, code: "PROCESSING", orderId: "order-1" }],
    ["quoted", { ok: false, code: "QUOTE_EXPIRED" }],
    ["expired", { ok: false, code: "QUOTE_EXPIRED" }],
  ] as const)("tells an order that is %s after the call", async (status, expected) => {
    const { skywave } = open(answered(200, makeOrder({ status })));
    expect(await completeOrder(skywave, INPUT)).toEqual(expected);
  });

  it.each([
    [409, "QUOTE_EXPIRED", "QUOTE_EXPIRED"],
    [404, "NOT_FOUND", "QUOTE_EXPIRED"],
    [409, "QUOTE_CHANGED", "QUOTE_CHANGED"],
    [410, "OFFER_EXPIRED", "OFFER_EXPIRED"],
    [409, "OFFER_REDEEMED", "QUOTE_CHANGED"],
    [409, "SUB_ALREADY_EXISTS_FOR_IDENTITY", "SUB_ALREADY_EXISTS_FOR_IDENTITY"],
    [409, "PAYMENT_METHOD_REQUIRED", "PAYMENT_METHOD_REQUIRED"],
    [409, "PAYMENT_IN_PROGRESS", "PAYMENT_IN_PROGRESS"],
    [409, "CONFLICTING_REQUEST", "CONFLICTING_REQUEST"],
    [429, "TOO_MANY_DECLINES", "TOO_MANY_DECLINES"],
  ])("answers the refusal %i %s by %s", async (status, code, expected) => {
    const { skywave } = open(refused({ status, code }));
    expect(await completeOrder(skywave, INPUT)).toEqual({ ok: false, code: expected });
  });

  it.each(["tryAgain", "useAnotherCard", "callBank"])(
    "[S8.20] tells a declined card, and what to do next: %s",
    async (nextMove) => {
      const { skywave } = open(refused({ status: 402, code: "CREDIT_CARD_ERROR", details: { nextMove } }));
      const outcome = await completeOrder(skywave, INPUT);
      expect(outcome).toEqual({ ok: false, code: "CREDIT_CARD_ERROR", nextMove });
    },
  );

  it("asks to sign in again when the session is over, and can then go on with the same key", async () => {
    const { skywave, platform } = open(refused({ status: 401, code: "UNAUTHORIZED" }));
    const code = "tokenServicesTeam.sessionService.invalid-refresh-token";
    platform.server.answer("refresh", refused({ status: 401, code }));
    expect(await completeOrder(skywave, INPUT)).toEqual({ ok: false, code: "SESSION_ENDED" });
  });

  it("tells that the network is gone", async () => {
    const { skywave, run } = open({ kind: "lost" });
    const outcome = await run(completeOrder(skywave, INPUT));
    expect(outcome).toEqual({ ok: false, code: "UNREACHABLE", reason: "offline" });
  });
});
