import type { CardProcessor, ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import type { Payment } from "./payments-repository.ts";

/** Asks the processor for one attempt's money. The key makes asking again harmless. */
export function chargePayment(cardProcessor: CardProcessor, payment: Payment): Promise<ChargeOutcome> {
  return cardProcessor.charge({
    customerId: payment.processorCustomerId,
    paymentMethodId: payment.paymentMethodId,
    amountInCents: payment.amountInCents,
    currency: payment.currency,
    idempotencyKey: payment.id,
    metadata: { chargeKey: payment.id, [`${payment.purpose}Id`]: payment.subjectId },
  });
}
