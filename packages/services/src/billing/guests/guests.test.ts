import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../../testing/open-skywave.ts";
import { findGuestBill } from "./find-guest-bill.ts";
import { payGuestBill } from "./pay-guest-bill.ts";
import { watchGuestBill } from "./watch-guest-bill.ts";

const bill = {
  amount: 12.74,
  currency: "USD",
  dueState: "due",
  token: "t",
  expiresAt: "2026-11-22T12:00:00Z",
};
const receipt = { reference: "pay_1", status: "paid", amount: 12.74, currency: "USD" };
const input = { token: "t", amount: 12.74, cardToken: "pm_1", idempotencyKey: "key-1" };

describe("findGuestBill", () => {
  it("tells what is due, or that nothing fits", async () => {
    const { skywave, platform } = openSkywave();
    const typed = { accountNumber: "1234567897", zipCode: "78701" };
    platform.server.answer("findGuestBill", answered(200, bill));
    expect(await findGuestBill(skywave, typed)).toEqual({ ok: true, bill });
    platform.server.answer("findGuestBill", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await findGuestBill(skywave, typed)).toEqual({ ok: false, code: "NOT_FOUND" });
  });
});

describe("payGuestBill", () => {
  it("pays under its key", async () => {
    const { skywave, platform, bodies } = openSkywave();
    platform.server.answer("payGuestBill", answered(200, receipt));
    expect(await payGuestBill(skywave, input)).toEqual({ ok: true, receipt });
    expect(bodies("payGuestBill")).toEqual([{ token: "t", amount: 12.74, stripePaymentMethodId: "pm_1" }]);
    expect(platform.server.seen("payGuestBill")[0]?.headers["Idempotency-Key"]).toBe("key-1");
  });

  it.each([
    [410, "EXPIRED"],
    [409, "NOTHING_DUE"],
    [409, "PAYMENT_IN_PROGRESS"],
    [409, "CONFLICTING_REQUEST"],
    [429, "TOO_MANY_DECLINES"],
  ])("tells the refusal %i %s", async (status, code) => {
    const { skywave, platform } = openSkywave();
    platform.server.answer("payGuestBill", refused({ status, code }));
    expect(await payGuestBill(skywave, input)).toEqual({ ok: false, code });
  });

  it("tells what is due now where the amount has changed, and what to do about a declined card", async () => {
    const { skywave, platform } = openSkywave();
    const changed = { status: 409, code: "QUOTE_CHANGED", details: { amount: "25.48" } };
    platform.server.answer("payGuestBill", refused(changed));
    expect(await payGuestBill(skywave, input)).toEqual({ ok: false, code: "QUOTE_CHANGED", amount: 25.48 });
    const declined = { status: 402, code: "CREDIT_CARD_ERROR", details: { nextMove: "callBank" } };
    platform.server.answer("payGuestBill", refused(declined));
    expect(await payGuestBill(skywave, input)).toMatchObject({ nextMove: "callBank" });
  });
});

describe("watchGuestBill", () => {
  it("asks until the bank has said", async () => {
    const { skywave, platform, run } = openSkywave();
    platform.server.answer("payGuestBill", answered(200, { ...receipt, status: "processing" }));
    expect(await payGuestBill(skywave, input)).toEqual({ ok: false, code: "PROCESSING" });
    platform.server.answer("watchGuestBill", answered(200, receipt));
    expect(await run(watchGuestBill(skywave, { token: "t" }))).toEqual({ ok: true, receipt });
  });
});
