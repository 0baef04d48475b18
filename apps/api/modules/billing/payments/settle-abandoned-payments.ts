import type { Clock } from "#platform/clock.ts";
import type { CardProcessor, ChargeOutcome } from "#providers/card-processor/card-processor.ts";
import type { Books, Payment, SettleCharge } from "#modules/books/index.ts";

const LEASE_IN_SECONDS = 30;
const BATCH = 50;
// The processor forgets keys after a day; past this age we look the charge up and never ask for it again.
const KEY_IS_GOOD_FOR_HOURS = 20;

/**
 * Finishes payments whose node was killed, or whose charge had no clear answer. Asking again under the same key is
 * the one question without a race: it gives the first answer, or makes the charge that was to be made.
 */
export function createSettleAbandonedPayments(dependencies: {
  payments: Books["payments"];
  cardProcessor: Pick<CardProcessor, "findCharge">;
  charges: Pick<Books["charges"], "askAgain" | "finish">;
  /** Makes final whatever the payment is for. */
  settle: SettleCharge;
  clock: Clock;
}) {
  const { payments, cardProcessor, charges, settle, clock } = dependencies;

  const askAgain = async (payment: Payment): Promise<ChargeOutcome> => {
    const ageInHours = clock.realNow().since(payment.startedAt).total("hours");
    if (ageInHours < KEY_IS_GOOD_FOR_HOURS) return charges.askAgain(payment);
    const found = await cardProcessor.findCharge({
      customerId: payment.processorCustomerId,
      idempotencyKey: payment.id,
    });
    return found.kind === "notFound" ? { kind: "declined", nextMove: "tryAgain" } : found;
  };

  /** Returns how many attempts it looked at. */
  return async (): Promise<number> => {
    const now = clock.realNow();
    const abandoned = await payments.takeOverAbandoned(now, now.add({ seconds: LEASE_IN_SECONDS }), BATCH);
    for (const payment of abandoned) await charges.finish(payment, await askAgain(payment), settle);
    return abandoned.length;
  };
}
