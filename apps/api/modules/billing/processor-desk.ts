import type { Books, Payment } from "#modules/books/index.ts";
import type { Platform } from "#platform/platform.ts";
import type { CardProcessor } from "#providers/card-processor/card-processor.ts";
import {
  type CompareWithProcessor,
  createCompareWithProcessor,
} from "./reconciliation/compare-with-processor.ts";
import {
  createReconciliationRepository,
  type ReconciliationRepository,
} from "./reconciliation/reconciliation-repository.ts";
import type { SettleOpenPayments } from "./settle-open-payments.ts";
import { createHandleEvent, type HandleEvent } from "./webhooks/handle-event.ts";
import { createProcessorEventsRepository } from "./webhooks/processor-events-repository.ts";
import { createReceiveEvent, type ReceiveEvent } from "./webhooks/receive-event.ts";
import { createWebhookSecret } from "./webhooks/webhook-secret.ts";

// The processor repeats an event for three days; after this long nothing is left that could come again.
const EVENTS_KEPT_FOR_HOURS = 40 * 24;

/** What the card processor tells us by itself: its events, and its books to compare with ours. */
export interface ProcessorDesk {
  registerWebhook(url: string): Promise<void>;
  receiveEvent: ReceiveEvent;
  handleEvent: HandleEvent;
  compareWithProcessor: CompareWithProcessor;
  findLatestReconciliation: ReconciliationRepository["findLatest"];
  removeExpired(): Promise<void>;
}

export interface ProcessorDeskNeeds {
  books: Books;
  cardProcessor: CardProcessor;
  settlePayment: SettleOpenPayments["settleByKey"];
  /** Sees to what was bought with a charged payment that its cardholder contests. */
  onDispute: (payment: Payment, dispute: { id: string; hasTakenMoney: boolean }) => Promise<void>;
}

export function createProcessorDesk(platform: Platform, needs: ProcessorDeskNeeds): ProcessorDesk {
  const { clock, database, secrets, jobs, config } = platform;
  const { books, cardProcessor, settlePayment } = needs;
  const { disputes, payments, profiles, refunds, settledMoney } = books;
  const events = createProcessorEventsRepository(database, payments);
  const reconciliation = createReconciliationRepository(database);
  const configured = config.cardProcessor.webhookSecret;
  const webhookSecret = createWebhookSecret({ configured, secrets, events, cardProcessor });

  return {
    registerWebhook: (url) => webhookSecret.register(url),
    receiveEvent: createReceiveEvent({
      database,
      clock,
      jobs,
      events,
      cardProcessor,
      charges: books.charges,
      webhookSecret,
    }),
    handleEvent: createHandleEvent({
      clock,
      cardProcessor,
      events,
      payments,
      profiles,
      disputes,
      onPaymentEvent: settlePayment,
      onDispute: async (payment, dispute) => {
        // Only what is paid was bought: the event of the charge itself may come later than that of the dispute.
        await settlePayment(payment.id);
        await needs.onDispute(payment, dispute);
      },
      onRefundEvent: refunds.settleByKey,
      onRefundedCharge: refunds.settleByCharge,
    }),
    compareWithProcessor: createCompareWithProcessor({
      clock,
      reconciliation,
      settledMoney,
      cardProcessor,
      payments,
      refunds,
      settlePayment,
      settleRefund: refunds.settleByKey,
    }),
    findLatestReconciliation: () => reconciliation.findLatest(),
    removeExpired: () => events.removeOlderThan(clock.realNow().subtract({ hours: EVENTS_KEPT_FOR_HOURS })),
  };
}
