import type Stripe from "stripe";
import type { FindDisputeOutcome } from "../card-processor.ts";
import { isMissing } from "../outcome-of-failure.ts";

const CLOSED: ReadonlySet<string> = new Set(["won", "lost", "warning_closed", "prevented"]);
const MONEY_TAKEN: ReadonlySet<string> = new Set(["needs_response", "under_review", "lost"]);

/** A dispute as it is now, with the key of the charge that it is about. */
export async function findDispute(stripe: Stripe, disputeId: string): Promise<FindDisputeOutcome> {
  try {
    const { id, charge, amount, currency, status } = await stripe.disputes.retrieve(disputeId, {
      expand: ["charge"],
    });
    const chargeKey = typeof charge === "string" ? undefined : charge.metadata["chargeKey"];
    const isOpen = !CLOSED.has(status);
    const hasTakenMoney = MONEY_TAKEN.has(status);
    const money = { amountInCents: amount, currency: currencyFrom(currency) };
    return { kind: "found", dispute: { id, chargeKey, ...money, isOpen, hasTakenMoney } };
  } catch (cause) {
    return isMissing(cause) ? { kind: "notFound" } : { kind: "unknown", cause };
  }
}

/** A currency as we write it. */
function currencyFrom(text: string): "USD" | "CAD" {
  const currency = text.toUpperCase();
  if (currency === "USD" || currency === "CAD") return currency;
  throw new Error(`The processor answered with the currency ${currency}, which we never charge`);
}
