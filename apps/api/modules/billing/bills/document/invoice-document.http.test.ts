import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function firstInvoice(visitor: TestVisitor) {
  const query = { startDateTime: "2026-01-01T00:00:00Z", endDateTime: "2027-12-31T00:00:00Z" };
  const { data } = await visitor.call("billing", "listInvoices", { query });
  const [invoice] = data.invoices;
  if (invoice === undefined) throw new Error("there is no invoice");
  return invoice;
}

/** What a person can select in the file, all spaces alike. */
async function read(content: string) {
  const file = Buffer.from(content, "base64");
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const page = await pdf.getPage(1);
  return {
    text: text.replaceAll(/\s+/g, " "),
    totalPages,
    structure: JSON.stringify(await page.getStructTree()),
    markings: await pdf.getMarkInfo(),
    raw: file.toString("latin1"),
    information: await pdf.getMetadata(),
  };
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ");
const money = (amount: number, locale: string, currency: string) =>
  plain(
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
      amount,
    ),
  );

describe("getInvoiceDocument", () => {
  test("[S3.34] tells who sells, who is billed, and which card paid", async () => {
    const { visitor } = await subscribe(api, "us-all-access-monthly");
    const invoice = await firstInvoice(visitor);
    const { data } = await visitor.call("billing", "getInvoiceDocument", {
      params: { invoiceId: invoice.id },
    });
    expect(data).toMatchObject({
      invoice: { number: invoice.number, amountTotal: invoice.amountTotal },
      seller: { legalName: "Skywave Audio Inc.", registrations: [] },
      billedTo: expect.stringMatching(/\S+ \S+/),
      payments: [{ card: { brand: "visa", last4: "4242" }, amount: invoice.amountPaid }],
      locales: ["en-US"],
    });
  });

  test("[S3.34] is of an invoice that is whole, with the address that it is for", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-all-access-monthly");
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    const invoice = await firstInvoice(visitor);
    const [line] = invoice.lines;
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/\S/),
      amountTotal: line?.total,
      amountPaid: invoice.amountTotal,
      amountDue: 0,
      appliedBalance: 0,
      dueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      paymentMethodId: expect.stringMatching(/\S/),
      subscriptionId,
      serviceAddress: profile?.serviceAddress,
    });
  });

  test("is French first in Quebec, with the numbers of the taxes that are charged there", async () => {
    const { visitor } = await subscribe(api, "ca-all-access-monthly", { country: "CA", state: "QC" });
    const { id } = await firstInvoice(visitor);
    const { data } = await visitor.call("billing", "getInvoiceDocument", { params: { invoiceId: id } });
    expect(data.locales).toEqual(["fr-CA", "en-CA"]);
    expect(data.seller.registrations.map(({ taxType }) => taxType)).toEqual(["gst", "qst"]);
  });

  test("has the number for HST in Ontario, and English first", async () => {
    const { visitor } = await subscribe(api, "ca-all-access-monthly", { country: "CA", state: "ON" });
    const { id } = await firstInvoice(visitor);
    const { data } = await visitor.call("billing", "getInvoiceDocument", { params: { invoiceId: id } });
    expect(data.locales).toEqual(["en-CA", "fr-CA"]);
    expect(data.seller.registrations.map(({ taxType }) => taxType)).toEqual(["gst"]);
  });

  test("is nobody else's", async () => {
    const { visitor } = await subscribe(api, "us-all-access-monthly");
    const stranger = await subscribe(api, "us-all-access-monthly");
    const params = { invoiceId: (await firstInvoice(visitor)).id };
    const answers = [
      await stranger.visitor.call("billing", "getInvoiceDocument", { params }),
      await stranger.visitor.call("billing", "getInvoiceFile", { params, query: {} }),
    ];
    for (const { problem } of answers)
      expect(problem).toMatchObject({ code: "NOT_FOUND", notFoundResourceType: "invoice" });
  });
});

describe("getInvoiceFile", () => {
  test("is one tagged sheet in French for Quebec, on which every amount is the invoice's", async () => {
    const { visitor } = await subscribe(api, "ca-all-access-monthly", { country: "CA", state: "QC" });
    const invoice = await firstInvoice(visitor);
    const params = { invoiceId: invoice.id };
    const { data } = await visitor.call("billing", "getInvoiceFile", { params, query: {} });
    expect(data.fileName).toBe(`Skywave-facture-${invoice.number}.pdf`);
    const file = await read(data.content);
    expect(file.totalPages).toBe(1);
    expect(file.raw).toContain("/Lang (fr-CA)");
    expect(file.markings).toMatchObject({ Marked: true });
    for (const tag of ["H1", "H2", "Table", "TR", "TH", "TD"]) expect(file.structure).toContain(`"${tag}"`);
    expect(file.information.info).toMatchObject({ Title: `Facture ${invoice.number}` });
    const [line] = invoice.lines;
    const amounts = [
      invoice.amountTotal,
      invoice.amountDue,
      line?.productAmount ?? 0,
      ...(line?.taxes.breakdown.map(({ amount }) => amount) ?? []),
    ];
    for (const amount of amounts) expect(file.text).toContain(money(amount, "fr-CA", "CAD"));
    expect(file.text).toMatch(/TVQ.*9,975 % de/);
    expect(file.text).toContain("Numéro d’inscription TVQ");
    expect(file.text).toContain("Échéance");
  });

  test("is English for whoever asks, and never a language that is not offered there", async () => {
    const { visitor } = await subscribe(api, "ca-all-access-monthly", { country: "CA", state: "QC" });
    const invoice = await firstInvoice(visitor);
    const ask = async (locale: "en-US" | "en-CA") => {
      const { data } = await visitor.call("billing", "getInvoiceFile", {
        params: { invoiceId: invoice.id },
        query: { locale },
      });
      return data.fileName;
    };
    expect(await ask("en-CA")).toBe(`Skywave-invoice-${invoice.number}.pdf`);
    expect(await ask("en-US")).toBe(`Skywave-facture-${invoice.number}.pdf`);
  });

  test("is the same file whenever it is asked for", async () => {
    const { visitor } = await subscribe(api, "us-all-access-monthly");
    const invoice = await firstInvoice(visitor);
    const ask = () =>
      visitor.call("billing", "getInvoiceFile", { params: { invoiceId: invoice.id }, query: {} });
    const [one, other] = [(await ask()).data.content, (await ask()).data.content];
    expect(one).toBe(other);
    expect((await read(one)).text).toContain(money(invoice.amountTotal, "en-US", "USD"));
  });
});
