import type { Clock } from "#platform/clock.ts";
import type { CardProcessor, RefundOutcome } from "#providers/card-processor/card-processor.ts";
import { knowsKey, OPEN_AT_ONCE, takeoverFrom } from "../lease.ts";
import type { Refund, RefundsRepository } from "./refunds-repository.ts";
import type { RefundSpine } from "./run-refund.ts";
import type { SettleRefund } from "./settle-refund.ts";

/** Finishes refunds whose node was killed, or which had no clear answer, and those that an event is about. */
export function createSettleOpenRefunds(dependencies: {
  clock: Clock;
  refunds: RefundsRepository;
  cardProcessor: Pick<CardProcessor, "findRefund">;
  spine: Pick<RefundSpine, "askAgain">;
  settleRefund: SettleRefund;
}) {
  const { clock, refunds, cardProcessor, spine, settleRefund } = dependencies;

  const lookUp = (refund: Refund) =>
    cardProcessor.findRefund({ chargeId: refund.processorChargeId, idempotencyKey: refund.id });

  const askAgain = async (refund: Refund): Promise<RefundOutcome> => {
    const mayAskAgain = knowsKey(refund.startedAt, clock.realNow());
    if (refund.state === "started" && mayAskAgain) return spine.askAgain(refund);
    const found = await lookUp(refund);
    if (found.kind !== "notFound") return found;
    // Nothing is under way by this key any more, so asking under it makes the refund that was wanted, once.
    return mayAskAgain ? spine.askAgain(refund) : { kind: "declined" };
  };

  /** Settles one refund by what the processor says of it now. A key that is not ours is nobody's business here. */
  const settleByKey = async (key: string): Promise<void> => {
    const refund = await refunds.findByKey(key);
    if (refund === undefined) return;
    const found = await lookUp(refund);
    if (found.kind !== "notFound") await settleRefund(refund, found);
  };

  return {
    /** Returns how many it looked at. */
    async settleAbandoned(): Promise<number> {
      const now = clock.realNow();
      const abandoned = await refunds.takeOverAbandoned(now, takeoverFrom(now), OPEN_AT_ONCE);
      for (const refund of abandoned) await settleRefund(refund, await askAgain(refund));
      return abandoned.length;
    },

    settleByKey,

    /** Settles what was given back of a charge. */
    async settleByCharge(chargeId: string): Promise<void> {
      for (const { id } of await refunds.listOfCharge(chargeId)) await settleByKey(id);
    },
  };
}
