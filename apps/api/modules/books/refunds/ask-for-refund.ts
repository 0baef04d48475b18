import type { CardProcessor, RefundOutcome } from "#providers/card-processor/card-processor.ts";
import type { Refund } from "./refunds-repository.ts";

/** Asks the processor to give the money back. The key makes asking again harmless. */
export function askForRefund(cardProcessor: CardProcessor, refund: Refund): Promise<RefundOutcome> {
  const { id, paymentId, processorChargeId, amountInCents } = refund;
  return cardProcessor.refund({
    chargeId: processorChargeId,
    amountInCents,
    idempotencyKey: id,
    metadata: { paymentId },
  });
}
