import type { Invoice } from "@skywave/contract/billing/invoices";
import type { Skywave } from "@skywave/sdk";
import { historySpan } from "../../accounts/history-span.ts";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../../outcomes/common-failure.ts";

export type LoadInvoicesOutcome =
  | { ok: true; /** Newest first. */ invoices: readonly Invoice[]; hasMore: boolean }
  | CommonFailure;

const PAGE_SIZE = 12;

/** The first pages of the invoices of the last 24 months. */
export async function loadInvoices(skywave: Skywave, pages: number): Promise<LoadInvoicesOutcome> {
  const { settings } = await skywave.configuration();
  await skywave.clock.whenAsked();
  const span = historySpan(skywave.clock.now(), settings.isSandbox);
  const invoices: Invoice[] = [];
  let nextToken: string | undefined;
  for (let page = 0; page < pages && (page === 0 || nextToken !== undefined); page += 1) {
    const query = { ...span, pageSize: PAGE_SIZE, ...(nextToken !== undefined && { nextToken }) };
    const answer = await attemptCall(skywave, { domain: "billing", name: "listInvoices", input: { query } });
    if (!answer.ok) return commonFailure(skywave, answer.failure);
    invoices.push(...answer.data.invoices);
    nextToken = answer.data.nextToken;
  }
  return { ok: true, invoices, hasMore: nextToken !== undefined };
}
