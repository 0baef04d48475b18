import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { Books, Payment, Refund, SettledEntry } from "#modules/books/index.ts";
import type { LookUp } from "./compare-balance-transactions.ts";

export interface LookUpDependencies {
  cardProcessor: Pick<CardProcessor, "findCharge" | "findRefund">;
  payments: Pick<Books["payments"], "findByKey">;
  refunds: Pick<Books["refunds"], "findByKey">;
  settlePayment: (key: string) => Promise<void>;
  settleRefund: (key: string) => Promise<void>;
}

/** Asks either side about one payment or refund, after what is unsettled has been settled. */
export function createLookUp(dependencies: LookUpDependencies): LookUp {
  const { cardProcessor, payments, refunds, settlePayment, settleRefund } = dependencies;

  const stateThere = async (entry: SettledEntry) => {
    if (entry.kind === "payment") {
      const payment = await payments.findByKey(entry.key);
      const customerId = payment?.processorCustomerId ?? "";
      return cardProcessor.findCharge({ customerId, idempotencyKey: entry.key });
    }
    const refund = await refunds.findByKey(entry.key);
    return cardProcessor.findRefund({ chargeId: refund?.processorChargeId ?? "", idempotencyKey: entry.key });
  };

  const settledPayment = async (key: string) => {
    await settlePayment(key);
    const payment = await payments.findByKey(key);
    if (payment === undefined) return "none";
    return payment.state === "charged" ? entryOfPayment(payment) : "otherState";
  };

  const settledRefund = async (key: string) => {
    await settleRefund(key);
    const refund = await refunds.findByKey(key);
    if (refund === undefined) return "none";
    if (refund.state === "refunded") return entryOfRefund(refund);
    if (refund.state !== "declined") return "otherState";
    // It went out and came back, which their books show as two balance transactions and ours as none.
    const there = await stateThere(entryOfRefund(refund));
    return there.kind === "declined" ? "agrees" : "otherState";
  };

  return {
    async decideEntry(entry) {
      const there = await stateThere(entry);
      switch (there.kind) {
        case "charged":
        case "refunded":
          return undefined;
        case "notFound":
          return "missingThere";
        case "declined":
          return "otherState";
        case "unknown":
          throw new Error(`The card processor did not answer about ${entry.key}`, { cause: there.cause });
      }
    },
    async findEntry({ kind, key }) {
      if (kind === "charge") return settledPayment(key);
      const refund = await settledRefund(key);
      if (kind === "refund" || typeof refund === "string") return refund;
      return "otherState";
    },
  };
}

function entryOfPayment({
  identityId,
  id: key,
  amountInCents,
  currency,
  startedAt: at,
}: Payment): SettledEntry {
  return { kind: "payment", key, identityId, amountInCents, currency, at };
}

function entryOfRefund({
  identityId,
  id: key,
  amountInCents,
  currency,
  startedAt: at,
}: Refund): SettledEntry {
  return { kind: "refund", key, identityId, amountInCents, currency, at };
}
