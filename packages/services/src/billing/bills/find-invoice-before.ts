import type { Invoice } from "@skywave/contract/billing/invoices";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../../outcomes/common-failure.ts";

const DAY_IN_MILLISECONDS = 86_400_000;
/** Longer than the longest time between two bills; as long as may be asked for. */
const MONTHS_BACK = 24;
const PAGE_SIZE = 100;

export interface InvoiceBeforeInput {
  subscriptionId: string;
  /** ISO instant of the bill whose predecessor is looked for. */
  created: string;
  isBefore: (invoice: Invoice) => boolean;
}

/** The last bill of the same subscription before a bill; null if there is none. */
export async function findInvoiceBefore(
  skywave: Skywave,
  { subscriptionId, created, isBefore }: InvoiceBeforeInput,
): Promise<{ ok: true; before: Invoice | null } | CommonFailure> {
  const end = new Date(Date.parse(created) + DAY_IN_MILLISECONDS);
  const start = new Date(end);
  start.setUTCMonth(end.getUTCMonth() - MONTHS_BACK);
  const span = { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
  const query = { ...span, subscriptionId, pageSize: PAGE_SIZE };
  const answer = await attemptCall(skywave, { domain: "billing", name: "listInvoices", input: { query } });
  if (!answer.ok) return commonFailure(skywave, answer.failure);
  const before = answer.data.invoices
    .filter(isBefore)
    .toSorted((one, other) => (one.number < other.number ? 1 : -1));
  return { ok: true, before: before[0] ?? null };
}
