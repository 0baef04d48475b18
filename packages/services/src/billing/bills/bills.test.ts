import type { Invoice } from "@skywave/contract/billing/invoices";
import type { NextBill } from "@skywave/contract/billing/bills";
import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { ADDRESS, makeBillingProfile } from "../../testing/make-billing-profile.ts";
import { openSkywave } from "../../testing/open-skywave.ts";
import { compareInvoices } from "./compare-invoices.ts";
import { explainNextBill } from "./explain-next-bill.ts";
import { loadBills } from "./load-bills.ts";
import { loadCardHistory } from "./load-card-history.ts";
import { loadInvoiceDocument } from "./load-invoice-document.ts";
import { loadInvoiceFile } from "./load-invoice-file.ts";
import { loadInvoices } from "./load-invoices.ts";

const texas = (base: number, amount: number, rate = 0.0625) => ({
  total: amount,
  breakdown: [
    {
      jurisdiction: "US-TX",
      jurisdictionLevel: "state" as const,
      taxType: "salesTax",
      displayName: "Texas sales tax",
      rate,
      base,
      amount,
    },
  ],
});
const fee = (amount: number) => [{ type: "mrf" as const, displayName: "Fee", amount }];
const PERIOD = { start: "2026-11-18", end: "2026-12-18" };
const FULL = {
  productAmount: 11.02,
  fees: fee(0.97),
  taxes: texas(11.99, 0.75),
  total: 12.74,
  kind: "period" as const,
  phaseType: "AutoRenewing" as const,
  period: PERIOD,
};
const WELCOME = {
  ...FULL,
  productAmount: 4.59,
  fees: fee(0.4),
  taxes: texas(4.99, 0.31),
  total: 5.3,
  phaseType: "Introductory" as const,
};

function makeInvoice(override: Partial<Invoice> = {}): Invoice {
  return {
    id: "inv_2",
    number: "00000002",
    status: "paid",
    created: "2026-11-18T14:00:00Z",
    currency: "USD",
    amountDue: 0,
    amountPaid: 12.74,
    amountTotal: 12.74,
    appliedBalance: 0,
    amountWrittenOff: 0,
    dueDate: "2026-11-18",
    paymentMethodId: "card-1",
    serviceAddress: ADDRESS,
    subscriptionId: "sub_1",
    description: "Horizon",
    period: PERIOD,
    lines: [FULL],
    ...override,
  };
}
const BEFORE = makeInvoice({
  id: "inv_1",
  number: "00000001",
  dueDate: "2026-10-18",
  amountTotal: 5.3,
  lines: [WELCOME],
});
const down = refused({ status: 503, code: "SERVICE_UNAVAILABLE" });

describe("compareInvoices", () => {
  it("tells why an invoice is higher than the one before, in amounts that add up", () => {
    const { before, difference, parts } = compareInvoices(makeInvoice(), BEFORE);
    expect(before).toEqual({ number: "00000001", dueDate: "2026-10-18", amount: 5.3 });
    expect(difference).toBe(7.44);
    expect(parts.map(({ amount, cause }) => [cause.reason, amount])).toEqual([
      ["promotionEnded", 6.43],
      ["feeChanged", 0.57],
      ["taxOnPrice", 0.44],
    ]);
  });

  it("knows a move by the address, and a rate to the millionth", () => {
    const moved = makeInvoice({
      serviceAddress: { ...ADDRESS, state: "OR" },
      lines: [{ ...FULL, taxes: { total: 0, breakdown: [] } }],
    });
    expect(compareInvoices(moved, makeInvoice()).parts).toMatchObject([
      { amount: -0.75, cause: { reason: "movedFrom", place: "TX", tax: { rateInMillionths: 62_500 } } },
    ]);
  });
});

describe("loadInvoiceDocument", () => {
  it("compares with the last bill before, not with later ones", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const { server } = platform;
    const later = makeInvoice({ id: "inv_3", number: "00000003" });
    server.answer("getInvoiceDocument", answered(200, { invoice: makeInvoice() }));
    server.answer("listInvoices", answered(200, { invoices: [later, makeInvoice(), BEFORE] }));
    const outcome = await loadInvoiceDocument(skywave, "inv_2");
    expect(outcome).toMatchObject({ ok: true, comparison: { before: { number: "00000001" } } });
    const url = server.seen("listInvoices")[0]?.url ?? "";
    expect(new URLSearchParams(url.split("?")[1]).get("startDateTime")).toBe("2024-11-19T14:00:00.000Z");
  });

  it("has nothing to compare the first bill with", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getInvoiceDocument", answered(200, { invoice: makeInvoice() }));
    platform.server.answer("listInvoices", answered(200, { invoices: [makeInvoice()] }));
    expect(await loadInvoiceDocument(skywave, "inv_2")).toMatchObject({ ok: true, comparison: null });
  });

  it("tells that there is no such invoice", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("getInvoiceDocument", refused({ status: 404, code: "NOT_FOUND" }));
    platform.server.answer("getInvoiceFile", refused({ status: 404, code: "NOT_FOUND" }));
    const missing = { ok: false, code: "NOT_FOUND" };
    expect(await loadInvoiceDocument(skywave, "inv_9")).toEqual(missing);
    expect(await loadInvoiceFile(skywave, { invoiceId: "inv_9", locale: "fr-CA" })).toEqual(missing);
  });
});

describe("explainNextBill", () => {
  it("explains each plan by itself, against its own last bill", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer(
      "listInvoices",
      answered(200, { invoices: [BEFORE] }),
      answered(200, { invoices: [] }),
    );
    const line = (subscriptionId: string) => ({
      subscriptionId,
      description: "Horizon",
      kind: FULL.kind,
      phaseType: FULL.phaseType,
      period: PERIOD,
      lines: FULL,
    });
    const nextBill: NextBill = {
      date: "2026-12-18",
      amount: 25.48,
      currency: "USD",
      lines: [line("sub_1"), line("sub_2")],
    };
    expect(await explainNextBill(skywave, { nextBill })).toMatchObject({
      ok: true,
      shares: [
        { subscriptionId: "sub_1", comparison: { difference: 7.44 } },
        { subscriptionId: "sub_2", comparison: null },
      ],
    });
  });
});

describe("a plan that is used in another place than the one of its owner", () => {
  it("is compared by its own place, and has moved only where that is another one than before", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listInvoices", answered(200, { invoices: [makeInvoice()] }));
    const { kind, phaseType, period } = FULL;
    const stays = { subscriptionId: "sub_1", description: "Horizon", kind, phaseType, period, lines: FULL };
    const untaxed = { ...FULL, taxes: { total: 0, breakdown: [] }, total: 11.99 };
    const nextBill: NextBill = {
      date: "2026-12-18",
      amount: 24.73,
      currency: "USD",
      lines: [
        { ...stays, place: "TX" },
        { ...stays, subscriptionId: "sub_2", place: "OR", lines: untaxed },
      ],
    };
    const explained = await explainNextBill(skywave, { nextBill });
    expect(explained).toMatchObject({
      shares: [
        { comparison: { difference: 0, parts: [] } },
        { comparison: { difference: -0.75, parts: [{ cause: { reason: "movedFrom", place: "TX" } }] } },
      ],
    });
  });
});

describe("a bill for several plans", () => {
  it("is compared with none of the bills that each of them has later", async () => {
    const together = makeInvoice({
      ...BEFORE,
      description: "2 × Horizon, Melodia",
      lines: [FULL, FULL, WELCOME].map((line, place) => ({
        ...line,
        planName: place < 2 ? "Horizon" : "Melodia",
      })),
    });
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listInvoices", answered(200, { invoices: [together] }));
    platform.server.answer("getInvoiceDocument", answered(200, { invoice: makeInvoice() }));
    const { kind, phaseType, period } = FULL;
    const line = { subscriptionId: "sub_1", description: "Horizon", kind, phaseType, period, lines: FULL };
    const nextBill: NextBill = { date: "2026-12-18", amount: 12.74, currency: "USD", lines: [line] };
    expect(await explainNextBill(skywave, { nextBill })).toMatchObject({
      shares: [{ comparison: "severalPlans" }],
    });
    expect(await loadInvoiceDocument(skywave, "inv_2")).toMatchObject({ comparison: "severalPlans" });
  });

  it("of which one plan is billed alone is compared as any other", async () => {
    const alone = makeInvoice({ ...BEFORE, lines: [{ ...WELCOME, planName: "Horizon" }] });
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer("listInvoices", answered(200, { invoices: [alone] }));
    platform.server.answer("getInvoiceDocument", answered(200, { invoice: makeInvoice() }));
    expect(await loadInvoiceDocument(skywave, "inv_2")).toMatchObject({ comparison: { difference: 7.44 } });
  });
});

describe("loadBills", () => {
  it("gives what is due, what comes next and the cards", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const { server } = platform;
    server.answer("getBalanceDue", answered(200, { amount: 0 }));
    server.answer("getNextBill", answered(204));
    server.answer("getDefaultBillingProfile", answered(200, makeBillingProfile()));
    server.answer("listPaymentMethods", answered(200, { paymentMethods: [{ id: "card-1" }] }));
    expect(await loadBills(skywave)).toMatchObject({
      ok: true,
      balanceDue: { amount: 0 },
      nextBill: null,
      profile: { id: "profile-1" },
      paymentMethods: [{ id: "card-1" }],
    });
  });

  it.each(["getBalanceDue", "getNextBill", "getDefaultBillingProfile"])(
    "fails when %s fails",
    async (name) => {
      const { skywave, platform, run } = openSkywave("signedIn");
      const { server } = platform;
      server.answer("getBalanceDue", answered(200, { amount: 0 }));
      server.answer("getNextBill", answered(204));
      server.answer("getDefaultBillingProfile", answered(204));
      server.answer(name, down);
      expect(await run(loadBills(skywave))).toMatchObject({
        ok: false,
        code: "RATE_LIMIT_EXCEEDED",
        isBusy: true,
      });
    },
  );
});

describe("loadInvoices and loadCardHistory", () => {
  it("[S7.22] give the first pages of invoices as one list", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    platform.server.answer(
      "listInvoices",
      answered(200, { invoices: [makeInvoice()], nextToken: "next" }),
      answered(200, { invoices: [BEFORE], nextToken: "more" }),
    );
    const outcome = await loadInvoices(skywave, 2);
    expect(outcome).toMatchObject({ ok: true, invoices: [{ id: "inv_2" }, { id: "inv_1" }], hasMore: true });
    expect(platform.server.seen("listInvoices")).toHaveLength(2);
  });

  it("[S7.14] give nothing of a card that is gone", async () => {
    const { skywave, platform } = openSkywave("signedIn");
    const card = { billingProfileId: "profile-1", paymentMethodId: "card-1" };
    platform.server.answer("listPaymentMethodHistory", answered(200, { items: [{ id: "payment-1" }] }));
    expect(await loadCardHistory(skywave, card)).toMatchObject({ ok: true, items: [{ id: "payment-1" }] });
    platform.server.answer("listPaymentMethodHistory", refused({ status: 404, code: "NOT_FOUND" }));
    expect(await loadCardHistory(skywave, card)).toEqual({ ok: true, items: [] });
  });
});
