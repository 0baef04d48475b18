import { crashPoint } from "#platform/crash-point.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import { askForRefund } from "./ask-for-refund.ts";
import type { Refund } from "./refunds-repository.ts";
import type { SettleRefund } from "./settle-refund.ts";

export type FinishRefund = (refund: Refund) => Promise<void>;

/** Asks the processor for a refund that has been reserved, and settles it. What a crash leaves open, a job finishes. */
export function createFinishRefund(dependencies: {
  cardProcessor: CardProcessor;
  settleRefund: SettleRefund;
}): FinishRefund {
  const { cardProcessor, settleRefund } = dependencies;
  return async (refund) => {
    crashPoint("refund.reserved");
    const outcome = await askForRefund(cardProcessor, refund);
    crashPoint("refund.asked");
    await settleRefund(refund, outcome);
  };
}
