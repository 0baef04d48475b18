import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type PayOutcome, payOutcome } from "./pay-outcome.ts";
import { payingCardOf } from "./paying-card-of.ts";

export interface PayInvoiceInput {
  invoiceId: string;
  /** Left out for the default card. */
  cardToken?: string;
  /** Whether a card that was just typed or handed over pays the next bills, too; else it is kept nowhere. */
  isForNextBills?: boolean;
  idempotencyKey: string;
}

/** Pays one bill. May be repeated with the same key after any failure. */
export async function payInvoice(skywave: Skywave, input: PayInvoiceInput): Promise<PayOutcome> {
  const { invoiceId, idempotencyKey } = input;
  const answer = await attemptCall(skywave, {
    domain: "billing",
    name: "createPayment",
    input: { body: { invoiceId, ...payingCardOf(input) } },
    options: { idempotencyKey },
  });
  return payOutcome(skywave, answer);
}
