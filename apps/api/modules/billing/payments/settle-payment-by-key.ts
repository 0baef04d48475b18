import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { Books, SettleCharge } from "#modules/books/index.ts";

/** Settles one payment by what the processor says of it now. One that is settled, or not ours, is left alone. */
export function createSettlePaymentByKey(dependencies: {
  payments: Pick<Books["payments"], "findByKey">;
  cardProcessor: Pick<CardProcessor, "findCharge">;
  /** Makes final whatever the payment is for. */
  settle: SettleCharge;
  charges: Pick<Books["charges"], "finish">;
}) {
  const { payments, cardProcessor, settle, charges } = dependencies;
  return async (key: string): Promise<void> => {
    const payment = await payments.findByKey(key);
    if (payment?.state !== "started" && payment?.state !== "unknown") return;
    const { processorCustomerId: customerId } = payment;
    const found = await cardProcessor.findCharge({ customerId, idempotencyKey: key });
    // Not found is no news: the call that asks for the charge may still be on its way.
    if (found.kind !== "notFound") await charges.finish(payment, found, settle);
  };
}
