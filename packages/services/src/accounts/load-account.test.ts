import { answered, makeSession, NOW, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { historySpan } from "./history-span.ts";
import { loadAccount } from "./load-account.ts";

const OURS = { id: "subscription-1", source: { type: "stripe" } };
const LEGACY = { id: "subscription-2", source: { type: "sms" } };

function open() {
  const opened = openSkywave("signedIn");
  const { server } = opened.platform;
  server.answer("listSubscriptions", answered(200, { subscriptions: [OURS, LEGACY] }));
  server.answer("getNextBill", answered(200, { amount: 12.99 }));
  server.answer("listPaymentHistory", answered(200, { items: [{ id: "payment-1" }] }));
  server.answer("listInvoices", answered(200, { invoices: [{ id: "invoice-1" }] }));
  server.answer("getBalanceDue", answered(200, { accountNumber: "1234567897" }));
  return { ...opened, server };
}

describe("loadAccount", () => {
  it("gives all that the account page shows", async () => {
    const { skywave } = open();
    expect(await loadAccount(skywave)).toMatchObject({
      ok: true,
      identity: { identityId: "identity-1" },
      nextBill: { amount: 12.99 },
      paymentHistory: [{ id: "payment-1" }],
      invoices: [{ id: "invoice-1" }],
      accountNumber: "1234567897",
    });
  });

  it("[S6.06] leaves out subscriptions of the legacy billing source", async () => {
    const { skywave } = open();
    expect(await loadAccount(skywave)).toMatchObject({ subscriptions: [OURS] });
  });

  it("gives no next bill when nothing will be charged", async () => {
    const { skywave, server } = open();
    server.answer("getNextBill", answered(204));
    expect(await loadAccount(skywave)).toMatchObject({ ok: true, nextBill: null });
  });

  it("asks for history by the server's time", async () => {
    const { skywave, server, run } = open();
    const inAWeek = NOW + 7 * 86_400_000;
    server.answer("metronome", answered(200, { data: { time: inAWeek } }));
    server.answer("refresh", answered(200, makeSession({ sessionType: "authenticated" }, inAWeek)));
    await run(skywave.start());
    await loadAccount(skywave);
    const { url } = server.seen("listInvoices")[0] ?? { url: "" };
    expect(new URLSearchParams(url.split("?")[1]).get("endDateTime")).toBe("2026-11-29T12:00:00.000Z");
  });

  it.each([
    "getIdentity",
    "listSubscriptions",
    "getNextBill",
    "listPaymentHistory",
    "listInvoices",
    "getBalanceDue",
  ])("fails as a whole when %s fails", async (name) => {
    const { skywave, server, run } = open();
    server.answer(name, refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    server.answer("refresh", refused({ status: 503, code: "SERVICE_UNAVAILABLE" }));
    const outcome = await run(loadAccount(skywave));
    expect(outcome).toMatchObject({ ok: false, code: "RATE_LIMIT_EXCEEDED", isBusy: true });
  });
});

describe("historySpan", () => {
  it("is 24 months long and ends tomorrow", () => {
    expect(historySpan(NOW, false)).toEqual({
      startDateTime: "2024-11-22T12:00:00.000Z",
      endDateTime: "2026-11-22T12:00:00.000Z",
    });
  });

  it("is as short as is asked for", () => {
    expect(historySpan(NOW, false, 3).startDateTime).toBe("2026-08-22T12:00:00.000Z");
    expect(historySpan(NOW, true, 3)).toEqual({
      startDateTime: "2026-08-22T12:00:00.000Z",
      endDateTime: "2027-11-22T12:00:00.000Z",
    });
  });

  it("is not longer from a leap day", () => {
    expect(historySpan(Date.UTC(2028, 1, 28), false).startDateTime).toBe("2026-03-01T00:00:00.000Z");
  });

  it("reaches a year ahead in the sandbox, where bills may fall due before their day", () => {
    expect(historySpan(NOW, true)).toEqual({
      startDateTime: "2025-11-22T12:00:00.000Z",
      endDateTime: "2027-11-22T12:00:00.000Z",
    });
  });
});
