import type { PaymentHistoryItem } from "@skywave/contract/billing/bills";
import type { Skywave } from "@skywave/sdk";
import { historySpan } from "../account/history-span.ts";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export interface LoadPaymentHistoryInput {
  entryType?: PaymentHistoryItem["entryType"];
  paymentMethodId?: string;
  orderBy?: "newest" | "oldest";
  /** Of the page before. */
  nextToken?: string;
}

export type LoadPaymentHistoryOutcome =
  | { ok: true; items: readonly PaymentHistoryItem[]; /** null on the last page. */ nextToken: string | null }
  | CommonFailure;

/** Payments, refunds and balance entries of the last 24 months, a page at a time. */
export async function loadPaymentHistory(
  skywave: Skywave,
  filter: LoadPaymentHistoryInput = {},
): Promise<LoadPaymentHistoryOutcome> {
  const { settings } = await skywave.configuration();
  await skywave.clock.whenAsked();
  const query = { ...historySpan(skywave.clock.now(), settings.isSandbox), ...filter };
  const answer = await attemptCall(skywave, {
    domain: "billing",
    name: "listPaymentHistory",
    input: { query },
  });
  if (!answer.ok) return commonFailure(skywave, answer.failure);
  return { ok: true, items: answer.data.items, nextToken: answer.data.nextToken ?? null };
}
