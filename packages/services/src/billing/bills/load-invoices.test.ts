import { answered, refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { openSkywave } from "../../testing/open-skywave.ts";
import { daysIn } from "./compare-invoices.ts";
import { findInvoiceBefore } from "./find-invoice-before.ts";
import { loadInvoiceFile } from "./load-invoice-file.ts";
import { loadInvoices } from "./load-invoices.ts";

const down = refused({ status: 503, code: "SERVICE_UNAVAILABLE" });
const busy = { ok: false, code: "RATE_LIMIT_EXCEEDED" };

function open() {
  const opened = openSkywave("signedIn");
  const queries = () =>
    opened.platform.server
      .seen("listInvoices")
      .map(({ url }) => Object.fromEntries(new URLSearchParams(url.split("?")[1])));
  return { ...opened, queries };
}

describe("loadInvoices", () => {
  it("asks for each page by the token of the one before, twelve invoices at a time", async () => {
    const { skywave, platform, queries } = open();
    platform.server.answer(
      "listInvoices",
      answered(200, { invoices: [{ id: "inv_2" }], nextToken: "after-2" }),
      answered(200, { invoices: [{ id: "inv_1" }] }),
    );
    expect(await loadInvoices(skywave, 5)).toEqual({
      ok: true,
      invoices: [{ id: "inv_2" }, { id: "inv_1" }],
      hasMore: false,
    });
    const [first, second, ...others] = queries();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ pageSize: "12" });
    expect(first).not.toHaveProperty("nextToken");
    expect(second).toEqual({ ...first, nextToken: "after-2" });
  });

  it("asks for no page more than it is to give, and says that there are more", async () => {
    const { skywave, platform, queries } = open();
    platform.server.answer("listInvoices", answered(200, { invoices: [{ id: "inv_1" }], nextToken: "more" }));
    expect(await loadInvoices(skywave, 1)).toEqual({ ok: true, invoices: [{ id: "inv_1" }], hasMore: true });
    expect(queries()).toHaveLength(1);
  });

  it("fails where one of the pages fails", async () => {
    const { skywave, platform, run } = open();
    platform.server.answer("listInvoices", answered(200, { invoices: [], nextToken: "more" }), down);
    expect(await run(loadInvoices(skywave, 2))).toMatchObject(busy);
  });
});

describe("findInvoiceBefore", () => {
  const bill = { subscriptionId: "sub_1", created: "2026-11-18T14:00:00Z" };

  it("takes the last one before, in whatever order they come", async () => {
    const { skywave, platform, queries } = open();
    const invoices = ["00000003", "00000009", "00000010", "00000011"].map((number) => ({ number }));
    const isBefore = ({ number }: { number: string }) => number < "00000011";
    for (const listed of [invoices, invoices.toReversed()]) {
      platform.server.answer("listInvoices", answered(200, { invoices: listed }));
      expect(await findInvoiceBefore(skywave, { ...bill, isBefore })).toEqual({
        ok: true,
        before: { number: "00000010" },
      });
    }
    expect(queries()[0]).toEqual({
      startDateTime: "2024-11-19T14:00:00.000Z",
      endDateTime: "2026-11-19T14:00:00.000Z",
      subscriptionId: "sub_1",
      pageSize: "100",
    });
  });

  it("fails where the bills cannot be had", async () => {
    const { skywave, platform, run } = open();
    platform.server.answer("listInvoices", down);
    expect(await run(findInvoiceBefore(skywave, { ...bill, isBefore: () => true }))).toMatchObject(busy);
  });
});

describe("loadInvoiceFile", () => {
  it("gives the file in the language that was asked for", async () => {
    const { skywave, platform } = open();
    const file = { fileName: "facture.pdf", mediaType: "application/pdf", content: "JVBERi0=" };
    platform.server.answer("getInvoiceFile", answered(200, file));
    expect(await loadInvoiceFile(skywave, { invoiceId: "inv_1", locale: "fr-CA" })).toEqual({
      ok: true,
      ...file,
    });
    expect(platform.server.seen("getInvoiceFile")[0]?.url).toMatch(/inv_1.*locale=fr-CA/);
  });

  it("fails where the file cannot be had just now", async () => {
    const { skywave, platform, run } = open();
    platform.server.answer("getInvoiceFile", down);
    expect(await run(loadInvoiceFile(skywave, { invoiceId: "inv_1", locale: "en-US" }))).toMatchObject(busy);
  });
});

describe("daysIn", () => {
  it.each([
    ["2026-11-18", "2026-12-18", 30],
    ["2028-02-01", "2028-03-01", 29],
    ["2026-03-10", "2026-03-10", 0],
  ])("counts from %s to %s, without the last: %i", (start, end, days) => {
    expect(daysIn({ start, end })).toBe(days);
  });
});
