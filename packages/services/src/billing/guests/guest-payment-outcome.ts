import type { GuestReceipt } from "@skywave/contract/billing/guest-bills";
import type { CallResult, Failure, Skywave } from "@skywave/sdk";
import { type CardRefusal, cardRefusal } from "../../outcomes/card-refusal.ts";
import { type CommonFailure, commonFailure } from "../../outcomes/common-failure.ts";
import { refusalCode, refusalDetail } from "../../outcomes/refusal-code.ts";

export type GuestPaymentOutcome =
  | { ok: true; receipt: GuestReceipt }
  /** The bank has not said yet. The card is not charged twice whatever happens. */
  | { ok: false; code: "PROCESSING" }
  /** The account has to be found once more. */
  | { ok: false; code: "EXPIRED" }
  | { ok: false; code: "NOTHING_DUE" }
  /** Another amount is due than was shown; nothing was charged. */
  | { ok: false; code: "QUOTE_CHANGED"; amount: number }
  /** Somebody is paying for the account just now, or its own card is. */
  | { ok: false; code: "PAYMENT_IN_PROGRESS" }
  | { ok: false; code: "CONFLICTING_REQUEST" }
  | CardRefusal
  | CommonFailure;

/** Turns what came back of a visitor's payment into what they can do next. */
export function guestPaymentOutcome(skywave: Skywave, answer: CallResult<GuestReceipt>): GuestPaymentOutcome {
  if (!answer.ok) return decideRefusal(answer.failure) ?? commonFailure(skywave, answer.failure);
  const receipt = answer.data;
  return receipt.status === "paid" ? { ok: true, receipt } : { ok: false, code: "PROCESSING" };
}

function decideRefusal(failure: Failure): GuestPaymentOutcome | undefined {
  if (refusalCode(failure, ["QUOTE_CHANGED"]))
    return { ok: false, code: "QUOTE_CHANGED", amount: Number(refusalDetail(failure, "amount")) };
  const known = ["EXPIRED", "NOTHING_DUE", "PAYMENT_IN_PROGRESS", "CONFLICTING_REQUEST"] as const;
  const code = refusalCode(failure, known);
  return code ? { ok: false, code } : cardRefusal(failure);
}
