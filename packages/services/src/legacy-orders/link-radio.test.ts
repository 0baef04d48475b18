import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { makeOrder } from "../testing/make-order.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { linkRadio } from "./link-radio.ts";

const ASKED = { orderId: "ord_1", radioId: " d4a7-b2c1 ", idempotencyKey: "links-one-radio" };

describe("linkRadio", () => {
  it("names the radio by the last four of its ID, and answers with the order", async () => {
    const { skywave, platform, bodies } = openSkywave("signedIn");
    const order = makeOrder({ status: "confirmed" });
    platform.server.answer("linkDevice", answered(200, { data: order }));
    expect(await linkRadio(skywave, ASKED)).toEqual({ ok: true, order });
    expect(bodies("linkDevice")).toEqual([{ orderId: "ord_1", radioIdLastFour: "B2C1" }]);
  });

  it.each([
    ["DEVICE_NOT_FOUND", "DEVICE_NOT_FOUND"],
    ["NO_CREDIT_CARD_ON_ACCOUNT", "NO_CREDIT_CARD_ON_ACCOUNT"],
    ["CREDIT_CARD_VALIDATION_FAILED", "CREDIT_CARD_VALIDATION_FAILED"],
    ["INVALID_OFFER_DATA", "QUOTE_OVER"],
    ["QUOTE_EXPIRED", "QUOTE_OVER"],
    ["QUOTE_CHANGED", "QUOTE_OVER"],
    ["PAYMENT_IN_PROGRESS", "SYSTEM"],
  ])("takes %s for %s", async (code, told) => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("linkDevice", refused({ status: 409, code }));
    expect(await linkRadio(skywave, ASKED)).toMatchObject({ ok: false, code: told });
  });
});
