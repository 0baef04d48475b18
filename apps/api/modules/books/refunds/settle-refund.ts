import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { Database } from "#platform/database/database.ts";
import type { RefundOutcome } from "#providers/card-processor/card-processor.ts";
import { unclearFrom } from "../lease.ts";
import { refundEntries } from "../ledger/bill-entries.ts";
import type { LedgerRepository } from "../ledger/ledger-repository.ts";
import type { RefundReservationsRepository } from "./refund-reservations-repository.ts";
import type { Refund, RefundsRepository } from "./refunds-repository.ts";

// A bank may take days: the longer a refund is under way, the less often it is asked about.
const PAUSES_PER_AGE = 10;

export type SettleRefund = (refund: Refund, outcome: RefundOutcome) => Promise<void>;

/**
 * Makes a refund final by what the processor said. One that came back after it had gone through is undone, and can
 * be given again. Safe to run twice and on two nodes at once.
 */
export function createSettleRefund(dependencies: {
  database: Database;
  clock: Clock;
  refunds: RefundsRepository;
  reservations: RefundReservationsRepository;
  ledger: LedgerRepository;
  /** Sees to money that no card takes. */
  onFailed: (refund: Refund) => Promise<void>;
}): SettleRefund {
  const { database, clock, refunds, reservations, ledger, onFailed } = dependencies;

  const confirm = (refund: Refund, processorRefundId: string) =>
    database.inTransaction(async () => {
      const at = clock.now();
      const changes = { state: "refunded", processorRefundId, refundedAt: at } as const;
      if (!(await refunds.move(refund, ["started", "unknown"], changes))) return;
      await ledger.write({ ...refund, at }, refundEntries(refund.id, refund.amountInCents));
      crashPoint("refund.written");
    });

  const decline = (refund: Refund) =>
    database.inTransaction(async () => {
      const declined = { state: "declined" } as const;
      if (await refunds.move(refund, ["started", "unknown"], declined)) {
        await reservations.release(refund);
        return onFailed(refund);
      }
      if (!(await refunds.move(refund, ["refunded"], declined))) return;
      await reservations.release(refund);
      const undone = refundEntries(`${refund.id}:returned`, -refund.amountInCents);
      await ledger.write({ ...refund, at: clock.now() }, undone);
      await onFailed(refund);
    });

  return async (refund, outcome) => {
    switch (outcome.kind) {
      case "refunded":
        return confirm(refund, outcome.refundId);
      case "declined":
        return decline(refund);
      case "unknown": {
        const now = clock.realNow();
        const age = now.since(refund.startedAt).total("seconds");
        const leaseUntil = unclearFrom(now, Math.round(age / PAUSES_PER_AGE));
        await refunds.move(refund, ["started", "unknown"], { state: "unknown", leaseUntil });
      }
    }
  };
}
