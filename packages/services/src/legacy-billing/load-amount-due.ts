import type { Currency } from "@skywave/domain/money/currency";
import { amountDueOf } from "@skywave/domain/billing/amount-due";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type LoadAmountDueOutcome =
  /** In major units, up to and with the next payment; the day is an ISO date, and absent where none follows. */
  { ok: true; amountDue: number; currency: Currency; nextPaymentOn: string | undefined } | CommonFailure;

/** What is to be paid up to the next payment, as the legacy system tells it. */
export async function loadAmountDue(skywave: Skywave): Promise<LoadAmountDueOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "accountNonPii",
    input: { body: {} },
    expected: [],
  });
  if (!answer.ok) return answer;
  const { billingStatus } = answer.data.data;
  // Told to the account's owner alone: whoever was one is signed out by now.
  if (billingStatus === null) return { ok: false, code: "SYSTEM", traceId: "", needsSignIn: true };
  const { currency, nextPayment } = billingStatus;
  return { ok: true, amountDue: amountDueOf(billingStatus), currency, nextPaymentOn: nextPayment?.date };
}
