import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { type PayOutcome, payOutcome } from "./pay-outcome.ts";

export interface PayInvoiceInput {
  invoiceId: string;
  /** Left out for the default card. */
  cardToken?: string;
  idempotencyKey: string;
}

/** Pays one bill. May be repeated with the same key after any failure. */
export async function payInvoice(skywave: Skywave, input: PayInvoiceInput): Promise<PayOutcome> {
  const { invoiceId, cardToken, idempotencyKey } = input;
  const answer = await attemptCall(skywave, {
    domain: "billing",
    name: "createPayment",
    input: {
      body: { invoiceId, ...(cardToken !== undefined && { stripePaymentMethodId: cardToken }) },
    },
    options: { idempotencyKey },
  });
  return payOutcome(skywave, answer);
}
