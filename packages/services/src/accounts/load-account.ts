import type { NextBill, PaymentHistoryItem } from "@skywave/contract/billing/bills";
import type { Invoice } from "@skywave/contract/billing/invoices";
import type { Subscription } from "@skywave/contract/subscriptions/subscriptions";
import type { Identity } from "@skywave/contract/identities/identities";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { historySpan } from "./history-span.ts";

export type LoadAccountOutcome =
  | {
      ok: true;
      identity: Identity;
      subscriptions: readonly Subscription[];
      /** null when nothing will be charged. */
      nextBill: NextBill | null;
      /** The newest, newest first; what is older has a page of its own. */
      paymentHistory: readonly PaymentHistoryItem[];
      invoices: readonly Invoice[];
      /** Under which anybody can pay for the account; null without a billing profile. */
      accountNumber: string | null;
    }
  | CommonFailure;

/** Enough to see whether anything of late is not paid. */
const PAGE_SIZE = 12;

/** Everything that the account page shows. */
export async function loadAccount(skywave: Skywave): Promise<LoadAccountOutcome> {
  const { settings } = await skywave.configuration();
  await skywave.clock.whenAsked();
  const query = { ...historySpan(skywave.clock.now(), settings.isSandbox), pageSize: PAGE_SIZE };
  const [identity, subscriptions, nextBill, history, invoices, due] = await Promise.all([
    attemptCall(skywave, { domain: "user", name: "getIdentity", input: {} }),
    attemptCall(skywave, { domain: "subscription", name: "listSubscriptions", input: {} }),
    attemptCall(skywave, { domain: "billing", name: "getNextBill", input: {} }),
    attemptCall(skywave, { domain: "billing", name: "listPaymentHistory", input: { query } }),
    attemptCall(skywave, { domain: "billing", name: "listInvoices", input: { query } }),
    attemptCall(skywave, { domain: "billing", name: "getBalanceDue", input: {} }),
  ]);
  if (!identity.ok) return commonFailure(skywave, identity.failure);
  if (!subscriptions.ok) return commonFailure(skywave, subscriptions.failure);
  if (!nextBill.ok) return commonFailure(skywave, nextBill.failure);
  if (!history.ok) return commonFailure(skywave, history.failure);
  if (!invoices.ok) return commonFailure(skywave, invoices.failure);
  if (!due.ok) return commonFailure(skywave, due.failure);
  return {
    ok: true,
    identity: identity.data,
    subscriptions: subscriptions.data.subscriptions.filter(isCommerce),
    nextBill: nextBill.data ?? null,
    paymentHistory: history.data.items,
    invoices: invoices.data.invoices,
    accountNumber: due.data.accountNumber,
  };
}

/** Subscriptions of the legacy billing system are shown from there, not here. */
function isCommerce(subscription: Subscription): boolean {
  return subscription.source.type !== "sms";
}
