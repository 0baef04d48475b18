import type { BalanceDue } from "@skywave/contract/billing/balance";
import type { NextBill } from "@skywave/contract/billing/bills";
import type { BillingProfile } from "@skywave/contract/billing/billing-profiles";
import type { PaymentMethod } from "@skywave/contract/billing/payment-methods";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../../outcomes/common-failure.ts";
import { loadBillingDetails } from "../load-billing-details.ts";

export type LoadBillsOutcome =
  | {
      ok: true;
      balanceDue: BalanceDue;
      /** null when nothing will be charged. */
      nextBill: NextBill | null;
      profile: BillingProfile | null;
      paymentMethods: readonly PaymentMethod[];
    }
  | CommonFailure;

/** What is due, what comes next, and the cards that pay for it. */
export async function loadBills(skywave: Skywave): Promise<LoadBillsOutcome> {
  const [due, next, details] = await Promise.all([
    attemptCall(skywave, { domain: "billing", name: "getBalanceDue", input: {} }),
    attemptCall(skywave, { domain: "billing", name: "getNextBill", input: {} }),
    loadBillingDetails(skywave),
  ]);
  if (!due.ok) return commonFailure(skywave, due.failure);
  if (!next.ok) return commonFailure(skywave, next.failure);
  if (!details.ok) return details;
  const { profile, paymentMethods } = details;
  return { ok: true, balanceDue: due.data, nextBill: next.data ?? null, profile, paymentMethods };
}
