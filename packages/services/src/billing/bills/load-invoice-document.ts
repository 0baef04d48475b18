import type { InvoiceDocument } from "@skywave/contract/billing/invoice-document";
import type { Invoice } from "@skywave/contract/billing/invoices";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import { type BillBefore, compareInvoices, unlessForSeveral } from "./compare-invoices.ts";
import { findInvoiceBefore } from "./find-invoice-before.ts";

export type LoadInvoiceDocumentOutcome =
  | {
      ok: true;
      document: InvoiceDocument;
      comparison: BillBefore;
    }
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** One invoice with all that stands on its paper, and why it differs from the one before. */
export async function loadInvoiceDocument(
  skywave: Skywave,
  invoiceId: string,
): Promise<LoadInvoiceDocumentOutcome> {
  const answer = await ask(skywave, {
    domain: "billing",
    name: "getInvoiceDocument",
    input: { params: { invoiceId } },
    expected: ["NOT_FOUND"],
  });
  if (!answer.ok) return "failure" in answer ? { ok: false, code: answer.code } : answer;
  const { invoice } = answer.data;
  const found = await findInvoiceBefore(skywave, {
    ...invoice,
    isBefore: (other) => isOlder(other, invoice),
  });
  if (!found.ok) return found;
  const comparison = unlessForSeveral(found.before, (before) => compareInvoices(invoice, before));
  return { ok: true, document: answer.data, comparison };
}

/** Numbers are given in order, also to bills of one day. */
function isOlder(other: Invoice, invoice: Invoice): boolean {
  return other.number < invoice.number;
}
