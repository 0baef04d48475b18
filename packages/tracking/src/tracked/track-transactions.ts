import type { CustomerInfo } from "../catalogue/groups/entity-groups.ts";
import type { Visit } from "../visit.ts";

type Transaction = Pick<CustomerInfo, "transactionType" | "transactionId" | "paymentMethod">;

export interface TransactionTracking {
  /** Something is bought, changed, paid or redeemed: told from here on, without what the one before it was paid with. */
  transactionStarted(transaction: Transaction): void;
}

export function trackTransactions({
  describe,
  forget,
}: Pick<Visit, "describe" | "forget">): TransactionTracking {
  return {
    transactionStarted(transaction) {
      forget("customerInfo", ["transactionType", "transactionId", "paymentMethod"]);
      describe({ customerInfo: transaction });
    },
  };
}
