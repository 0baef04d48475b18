import type { PaymentHistoryItem } from "@skywave/contract/billing/bills";
import type { Skywave } from "@skywave/sdk";
import { historySpan } from "../../accounts/history-span.ts";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../../outcomes/common-failure.ts";

export interface LoadPaymentHistoryInput {
  /** How far back, at most and unless said 24. */
  months?: number;
  /** How many pages, one after the other; one unless said. */
  pages?: number;
  entryType?: PaymentHistoryItem["entryType"];
  paymentMethodId?: string;
  orderBy?: "newest" | "oldest";
}

export type LoadPaymentHistoryOutcome =
  | { ok: true; items: readonly PaymentHistoryItem[]; hasMore: boolean }
  | CommonFailure;

/** The first pages of payments, refunds and balance entries. Fails as a whole when one of them does. */
export async function loadPaymentHistory(
  skywave: Skywave,
  { months, pages = 1, ...filter }: LoadPaymentHistoryInput = {},
): Promise<LoadPaymentHistoryOutcome> {
  const { settings } = await skywave.configuration();
  await skywave.clock.whenAsked();
  const span = historySpan(skywave.clock.now(), settings.isSandbox, months);
  const items: PaymentHistoryItem[] = [];
  let nextToken: string | undefined;
  for (let page = 0; page < pages && (page === 0 || nextToken !== undefined); page += 1) {
    const query = { ...span, ...filter, ...(nextToken !== undefined && { nextToken }) };
    const answer = await attemptCall(skywave, {
      domain: "billing",
      name: "listPaymentHistory",
      input: { query },
    });
    if (!answer.ok) return commonFailure(skywave, answer.failure);
    items.push(...answer.data.items);
    nextToken = answer.data.nextToken;
  }
  return { ok: true, items, hasMore: nextToken !== undefined };
}
