import { crashPoint } from "#platform/crash-point.ts";
import type { CardProcessor, RefundOutcome } from "#providers/card-processor/card-processor.ts";
import type { Refund } from "./refunds-repository.ts";
import type { SettleRefund } from "./settle-refund.ts";

export interface RefundSpine {
  /** Asks for a refund that is written down, and settles it. An unclear answer leaves it to be asked about again. */
  run(refund: Refund): Promise<void>;
  /** The processor's answer to the same question again, which gives nothing back twice. */
  askAgain(refund: Refund): Promise<RefundOutcome>;
}

/**
 * The one way to a refund: it was written down in a transaction, the processor is asked outside any, and what it says is
 * settled in another. A crash in between is made up for by `settle-open-refunds.ts`.
 */
export function createRefundSpine(parts: {
  cardProcessor: Pick<CardProcessor, "refund">;
  settleRefund: SettleRefund;
}): RefundSpine {
  const { cardProcessor, settleRefund } = parts;

  const askAgain: RefundSpine["askAgain"] = ({ id, paymentId, processorChargeId, amountInCents }) =>
    cardProcessor.refund({
      chargeId: processorChargeId,
      amountInCents,
      // Makes asking again harmless.
      idempotencyKey: id,
      metadata: { paymentId },
    });

  return {
    run: async (refund) => {
      crashPoint("refund.reserved");
      const outcome = await askAgain(refund);
      crashPoint("refund.asked");
      await settleRefund(refund, outcome);
    },
    askAgain,
  };
}
