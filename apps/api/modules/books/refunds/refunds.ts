import type { Platform } from "#platform/platform.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { DisputesRepository } from "../disputes/disputes-repository.ts";
import type { BalancesRepository } from "../ledger/balances-repository.ts";
import type { LedgerRepository } from "../ledger/ledger-repository.ts";
import type { PayRepository } from "../payments/pay-repository.ts";
import type { PaymentsRepository } from "../payments/payments-repository.ts";
import { createKeepInBalance } from "./keep-in-balance.ts";
import { createRefundPayment, type RefundPayment } from "./refund-payment.ts";
import {
  createRefundReservationsRepository,
  type RefundReservationsRepository,
} from "./refund-reservations-repository.ts";
import { createRefundsRepository, type RefundsRepository } from "./refunds-repository.ts";
import { createRefundSpine, type RefundSpine } from "./run-refund.ts";
import { createSettleOpenRefunds } from "./settle-open-refunds.ts";
import { createSettleRefund } from "./settle-refund.ts";

/** Money that goes back to a card: reserved, asked for outside any transaction, and settled. */
export interface Refunds {
  findByKey: RefundsRepository["findByKey"];
  reservations: RefundReservationsRepository;
  refundPayment: RefundPayment;
  run: RefundSpine["run"];
  settleAbandoned(): Promise<unknown>;
  settleByKey(key: string): Promise<void>;
  settleByCharge(chargeId: string): Promise<void>;
}

export function createRefunds(
  { clock, database }: Platform,
  books: {
    cardProcessor: CardProcessor;
    balances: BalancesRepository;
    disputes: DisputesRepository;
    ledger: LedgerRepository;
    owing: PayRepository;
    payments: PaymentsRepository;
  },
): Refunds {
  const { cardProcessor, ledger, payments } = books;
  const refunds = createRefundsRepository(database);
  const reservations = createRefundReservationsRepository(database);
  const onFailed = createKeepInBalance({ ...books, clock });
  const settleRefund = createSettleRefund({ database, clock, refunds, reservations, ledger, onFailed });
  const spine = createRefundSpine({ cardProcessor, settleRefund });
  const open = createSettleOpenRefunds({ clock, refunds, cardProcessor, spine, settleRefund });
  return {
    findByKey: refunds.findByKey,
    reservations,
    refundPayment: createRefundPayment({
      database,
      clock,
      payments,
      refunds,
      reservations,
      spine,
    }),
    run: spine.run,
    settleAbandoned: open.settleAbandoned,
    settleByKey: open.settleByKey,
    settleByCharge: open.settleByCharge,
  };
}
