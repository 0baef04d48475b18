import type { Currency, Dispute, PaymentIntent, Refund } from "./record.ts";

/** A change of the merchant's balance. */
export interface BalanceTransaction {
  id: string;
  createdInSeconds: number;
  type: "charge" | "refund" | "refund_failure" | "adjustment";
  /** Negative where money leaves the merchant. */
  amountInCents: number;
  feeInCents: number;
  currency: Currency;
  sourceId: string;
}

const FEE_IN_THOUSANDTHS = 29;
const FIXED_FEE_IN_CENTS = 30;

/** All changes of the balance, in the order in which they happened. */
export class BalanceTransactions {
  readonly #byId = new Map<string, BalanceTransaction>();

  all(): BalanceTransaction[] {
    return [...this.#byId.values()];
  }

  find(id: string): BalanceTransaction | undefined {
    return this.#byId.get(id);
  }

  addCharge({
    status,
    latestChargeId: sourceId,
    amountInCents,
    createdInSeconds,
    currency,
  }: PaymentIntent): void {
    if (status !== "succeeded" || sourceId === null) return;
    const feeInCents = Math.round((amountInCents * FEE_IN_THOUSANDTHS) / 1000) + FIXED_FEE_IN_CENTS;
    this.#add({ type: "charge", createdInSeconds, amountInCents, feeInCents, currency, sourceId });
  }

  addRefund({ id: sourceId, amountInCents, createdInSeconds, failedInSeconds, currency }: Refund): void {
    const free = { feeInCents: 0, currency, sourceId };
    this.#add({ type: "refund", createdInSeconds, amountInCents: -amountInCents, ...free });
    if (failedInSeconds === null) return;
    this.#add({ type: "refund_failure", createdInSeconds: failedInSeconds, amountInCents, ...free });
  }

  addDispute({ id: sourceId, amountInCents, createdInSeconds, currency, ...dispute }: Dispute): void {
    const free = { type: "adjustment", feeInCents: 0, currency, sourceId } as const;
    this.#add({ ...free, createdInSeconds, amountInCents: -amountInCents });
    if (dispute.status !== "won" || dispute.closedInSeconds === null) return;
    this.#add({ ...free, createdInSeconds: dispute.closedInSeconds, amountInCents });
  }

  // An object that is kept again, changed, has moved its money already.
  #add(balanceTransaction: Omit<BalanceTransaction, "id">): void {
    const isReturned =
      balanceTransaction.type === "refund_failure" ||
      (balanceTransaction.type === "adjustment" && balanceTransaction.amountInCents > 0);
    const id = `txn_${balanceTransaction.sourceId.slice(balanceTransaction.sourceId.indexOf("_") + 1)}${isReturned ? "r" : ""}`;
    if (!this.#byId.has(id)) this.#byId.set(id, { id, ...balanceTransaction });
  }
}
