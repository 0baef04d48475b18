import { z } from "zod";
import { PaymentMethodId } from "./payment-method-id.ts";

/** The fields of a request that say which card pays. */
export const payingCard = {
  stripePaymentMethodId: PaymentMethodId.optional(),
  isForNextBills: z
    .boolean()
    .optional()
    .describe(
      "Whether a card that the account does not have yet becomes its default; false: it pays this once and is kept nowhere. Left out, it does",
    ),
};
