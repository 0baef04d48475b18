import type { Clock } from "#platform/clock.ts";
import type { CardProcessor, ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import {
  type Books,
  knowsKey,
  OPEN_AT_ONCE,
  type Payment,
  type SettleCharge,
  takeoverFrom,
} from "#modules/books/index.ts";

export interface SettleOpenPayments {
  /** Returns how many attempts it looked at. */
  settleAbandoned(): Promise<number>;
  /** Settles one payment by what the processor says of it now. One that is settled, or not ours, is left alone. */
  settleByKey(key: string): Promise<void>;
}

/**
 * Finishes payments whose node was killed, or whose charge had no clear answer, and those that an event is about. Asking
 * again under the same key is the one question without a race: it gives the first answer, or makes the charge that was
 * to be made.
 */
export function createSettleOpenPayments(dependencies: {
  payments: Pick<Books["payments"], "findByKey" | "takeOverAbandoned">;
  cardProcessor: Pick<CardProcessor, "findCharge">;
  charges: Pick<Books["charges"], "askAgain" | "finish">;
  /** Makes final whatever the payment is for. */
  settle: SettleCharge;
  clock: Clock;
}): SettleOpenPayments {
  const { payments, cardProcessor, charges, settle, clock } = dependencies;

  const lookUp = ({ id: idempotencyKey, processorCustomerId: customerId }: Payment) =>
    cardProcessor.findCharge({ customerId, idempotencyKey });

  const askAgain = async (payment: Payment): Promise<ChargeOutcome> => {
    if (knowsKey(payment.startedAt, clock.realNow())) return charges.askAgain(payment);
    const found = await lookUp(payment);
    return found.kind === "notFound" ? { kind: "declined", nextMove: "tryAgain" } : found;
  };

  return {
    async settleAbandoned() {
      const now = clock.realNow();
      const abandoned = await payments.takeOverAbandoned(now, takeoverFrom(now), OPEN_AT_ONCE);
      for (const payment of abandoned) await charges.finish(payment, await askAgain(payment), settle);
      return abandoned.length;
    },

    async settleByKey(key) {
      const payment = await payments.findByKey(key);
      if (payment?.state !== "started" && payment?.state !== "unknown") return;
      const found = await lookUp(payment);
      // Not found is no news: the call that asks for the charge may still be on its way.
      if (found.kind !== "notFound") await charges.finish(payment, found, settle);
    },
  };
}
