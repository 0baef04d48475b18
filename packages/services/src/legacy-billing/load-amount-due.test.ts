import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadAmountDue } from "./load-amount-due.ts";

const STATUS = {
  amountDue: 12.74,
  credit: 0,
  currency: "USD",
  isEBill: true,
  isInvoice: false,
  isPastDue: true,
  lastPayment: null,
  nextPayment: { date: "2026-04-10", amount: 12.74, offsetDaysFromToday: 26 },
  paymentType: "creditCard",
};

function open(billingStatus: object) {
  const opened = openSkywave("signedIn");
  opened.platform.server.answer("accountNonPii", answered(200, { data: { billingStatus } }));
  return opened.skywave;
}

describe("loadAmountDue", () => {
  it("[S9.19] takes the total amount that the system tells", async () => {
    expect(await loadAmountDue(open({ ...STATUS, totalAmount: 30 }))).toEqual({
      ok: true,
      amountDue: 30,
      currency: "USD",
      nextPaymentOn: "2026-04-10",
    });
  });

  it("[S9.19] adds the next payment to what is due where the system tells no total", async () => {
    expect(await loadAmountDue(open(STATUS))).toMatchObject({ amountDue: 25.48 });
    expect(await loadAmountDue(open({ ...STATUS, nextPayment: null }))).toMatchObject({
      amountDue: 12.74,
      nextPaymentOn: undefined,
    });
  });

  it("asks for a sign-in where the system takes the caller for a visitor", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer(
      "accountNonPii",
      answered(200, { data: { billingStatus: null, subscriptions: [] } }),
    );
    expect(await loadAmountDue(skywave)).toMatchObject({ ok: false, code: "SYSTEM", needsSignIn: true });
  });

  it("tells that nobody answers", async () => {
    const { skywave, platform, run } = openSkywave("signedIn");
    platform.server.answer("accountNonPii", refused({ status: 500, code: "SYSTEM" }));
    expect(await run(loadAmountDue(skywave))).toMatchObject({ ok: false, code: "SYSTEM" });
  });
});
