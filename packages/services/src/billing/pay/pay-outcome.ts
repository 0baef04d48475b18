import type { PaymentReceipt } from "@skywave/contract/billing/pay";
import type { CallResult, Failure, Skywave } from "@skywave/sdk";
import { type CardRefusal, cardRefusal } from "../../outcomes/card-refusal.ts";
import { type CommonFailure, commonFailure } from "../../outcomes/common-failure.ts";
import { refusalCode } from "../../outcomes/refusal-code.ts";

export type PayOutcome =
  | { ok: true; receipt: PaymentReceipt }
  /** The bank has not said yet; look at what is due again in a while. The card is not charged twice whatever happens. */
  | { ok: false; code: "PROCESSING"; receipt: PaymentReceipt }
  /** Another payment of the same bills is not settled yet: wait for it. */
  | { ok: false; code: "PAYMENT_IN_PROGRESS" }
  | { ok: false; code: "NOTHING_DUE" }
  /** Add a card first. */
  | { ok: false; code: "PAYMENT_METHOD_REQUIRED" }
  /** The amount is more than is owed, or in another currency. */
  | { ok: false; code: "INVALID_AMOUNT" }
  /** The same was paid a moment ago: ask whether it is meant, and use a new key if so. */
  | { ok: false; code: "CONFLICTING_REQUEST" }
  /** The bill, the card or the gift card is not there any more. */
  | { ok: false; code: "NOT_FOUND" }
  | CardRefusal
  | CommonFailure;

/** Turns what came back of a payment into what the payer can do next. */
export function payOutcome(skywave: Skywave, answer: CallResult<PaymentReceipt>): PayOutcome {
  if (!answer.ok) return decideRefusal(answer.failure) ?? commonFailure(skywave, answer.failure);
  const receipt = answer.data;
  return receipt.status === "paid" ? { ok: true, receipt } : { ok: false, code: "PROCESSING", receipt };
}

function decideRefusal(failure: Failure): PayOutcome | undefined {
  if (refusalCode(failure, ["INVALID_PAYLOAD"])) return { ok: false, code: "INVALID_AMOUNT" };
  const code = refusalCode(failure, [
    "PAYMENT_IN_PROGRESS",
    "NOTHING_DUE",
    "PAYMENT_METHOD_REQUIRED",
    "CONFLICTING_REQUEST",
    "NOT_FOUND",
  ]);
  return code ? { ok: false, code } : cardRefusal(failure);
}
