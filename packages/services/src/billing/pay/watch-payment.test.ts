import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../../testing/open-skywave.ts";
import { watchPayment } from "./watch-payment.ts";

const PROCESSING = { paymentId: "balance:pay_1:1", status: "processing", amount: 12.74 };
const PAID = { ...PROCESSING, status: "paid" };
const paymentId = PROCESSING.paymentId;

describe("watchPayment", () => {
  it("asks again until the bank has said", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("getPayment", answered(200, PROCESSING), { kind: "lost" }, answered(200, PAID));
    expect(await run(watchPayment(skywave, { paymentId }))).toEqual({ ok: true, receipt: PAID });
  });

  it("tells what to do when the bank said no", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    const declined = refused({ status: 402, code: "CREDIT_CARD_ERROR", details: { nextMove: "callBank" } });
    platform.server.answer("getPayment", answered(200, PROCESSING), declined);
    expect(await run(watchPayment(skywave, { paymentId }))).toEqual({
      ok: false,
      code: "CREDIT_CARD_ERROR",
      nextMove: "callBank",
    });
  });

  it("gives up after a minute and a half, and says that it is still open", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("getPayment", answered(200, PROCESSING));
    expect(await run(watchPayment(skywave, { paymentId }))).toMatchObject({ ok: false, code: "PROCESSING" });
    expect(platform.server.seen("getPayment")).toHaveLength(9);
    expect(platform.monotonicNow()).toBe(91_000);
  });
});
