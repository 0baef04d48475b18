import type { Platform } from "#platform/platform.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import type { Books } from "./books.ts";
import { type CompareWithProcessor, createCompareWithProcessor } from "./parity/compare-with-processor.ts";
import { createParityRepository, type ParityRepository } from "./parity/parity-repository.ts";
import { createPaymentsByKeyRepository } from "./payments/payments-by-key-repository.ts";
import type { Payment } from "./payments/payments-repository.ts";
import type { ChargeSpine, SettleCharge } from "./payments/run-charge.ts";
import { createSettlePaymentByKey } from "./payments/settle-payment-by-key.ts";
import { createFinishRefund, type FinishRefund } from "./refunds/finish-refund.ts";
import { createKeepInBalance } from "./refunds/keep-in-balance.ts";
import { createRefundPayment, type RefundPayment } from "./refunds/refund-payment.ts";
import {
  createRefundReservationsRepository,
  type RefundReservationsRepository,
} from "./refunds/refund-reservations-repository.ts";
import { createRefundsRepository } from "./refunds/refunds-repository.ts";
import { createSettleOpenRefunds } from "./refunds/settle-open-refunds.ts";
import { createSettleRefund } from "./refunds/settle-refund.ts";
import {
  createDisputesRepository,
  type DisputesRepository,
} from "./webhooks/disputes/disputes-repository.ts";
import { createProcessorEventsRepository } from "./webhooks/events/processor-events-repository.ts";
import { createHandleEvent, type HandleEvent } from "./webhooks/handle-event.ts";
import { createReceiveEvent, type ReceiveEvent } from "./webhooks/receive-event.ts";
import { createWebhookSecret } from "./webhooks/webhook-secret.ts";

// The processor repeats an event for three days; after this long nothing is left that could come again.
const EVENTS_KEPT_FOR_HOURS = 40 * 24;

/** What the card processor and we tell each other beside charges: refunds, events, and a comparison of books. */
export interface ProcessorDesk {
  disputes: DisputesRepository;
  refundPayment: RefundPayment;
  finishRefund: FinishRefund;
  refundReservations: RefundReservationsRepository;
  settleAbandonedRefunds(): Promise<unknown>;
  registerWebhook(url: string): Promise<void>;
  receiveEvent: ReceiveEvent;
  handleEvent: HandleEvent;
  compareWithProcessor: CompareWithProcessor;
  findLatestParity: ParityRepository["findLatest"];
  removeExpired(): Promise<void>;
}

export interface ProcessorDeskNeeds {
  books: Books;
  cardProcessor: CardProcessor;
  /** Makes final whatever a payment is for. */
  settle: SettleCharge;
  charges: ChargeSpine;
  /** Sees to what was bought with a charged payment that its cardholder contests. */
  onDispute: (payment: Payment, dispute: { id: string; hasTakenMoney: boolean }) => Promise<void>;
}

export function createProcessorDesk(platform: Platform, needs: ProcessorDeskNeeds): ProcessorDesk {
  const { clock, database, secrets, jobs, config } = platform;
  const { books, cardProcessor, charges, settle } = needs;
  const { balances, ledger, owing, payments, profiles } = books;
  const paymentsByKey = createPaymentsByKeyRepository(database);
  const refunds = createRefundsRepository(database);
  const reservations = createRefundReservationsRepository(database);
  const events = createProcessorEventsRepository(database);
  const disputes = createDisputesRepository(database);
  const parity = createParityRepository(database);

  const onFailed = createKeepInBalance({ balances, ledger, owing, payments, disputes, clock });
  const settleRefund = createSettleRefund({ database, clock, refunds, reservations, ledger, onFailed });
  const finishRefund = createFinishRefund({ cardProcessor, settleRefund });
  const openRefunds = createSettleOpenRefunds({ clock, refunds, cardProcessor, settleRefund });
  const settlePaymentByKey = createSettlePaymentByKey({
    payments: paymentsByKey,
    cardProcessor,
    charges,
    settle,
  });
  const configured = config.cardProcessor.webhookSecret;
  const webhookSecret = createWebhookSecret({ configured, secrets, events, cardProcessor });

  return {
    disputes,
    refundPayment: createRefundPayment({ database, clock, payments, refunds, reservations, finishRefund }),
    finishRefund,
    refundReservations: reservations,
    settleAbandonedRefunds: () => openRefunds.settleAbandoned(),
    registerWebhook: (url) => webhookSecret.register(url),
    receiveEvent: createReceiveEvent({ database, clock, jobs, events, cardProcessor, webhookSecret }),
    handleEvent: createHandleEvent({
      clock,
      cardProcessor,
      events,
      payments: paymentsByKey,
      profiles,
      disputes,
      onPaymentEvent: settlePaymentByKey,
      onDispute: async (payment, dispute) => {
        // Only what is paid was bought: the news of the charge itself may come later than those of the dispute.
        await settlePaymentByKey(payment.id);
        await needs.onDispute(payment, dispute);
      },
      onRefundEvent: (key) => openRefunds.settleByKey(key),
      onRefundedCharge: (chargeId) => openRefunds.settleByCharge(chargeId),
    }),
    compareWithProcessor: createCompareWithProcessor({
      clock,
      parity,
      cardProcessor,
      payments: paymentsByKey,
      refunds,
      settlePayment: settlePaymentByKey,
      settleRefund: (key) => openRefunds.settleByKey(key),
    }),
    findLatestParity: () => parity.findLatest(),
    removeExpired: () => events.removeOlderThan(clock.realNow().subtract({ hours: EVENTS_KEPT_FOR_HOURS })),
  };
}
