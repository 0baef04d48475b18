import {
  createBalancesRepository,
  createCompareWithProcessor,
  createDisputesRepository,
  createFinishRefund,
  createHandleEvent,
  createKeepInBalance,
  createLedgerRepository,
  createParityRepository,
  createPaymentsByKeyRepository,
  createPayRepository,
  createProcessorEventsRepository,
  createReceiveEvent,
  createRefundPayment,
  createRefundReservationsRepository,
  createRefundsRepository,
  createSettleOpenRefunds,
  createSettlePaymentByKey,
  createSettleRefund,
  createWebhookSecret,
  type Payment,
  type PaymentsRepository,
  type ProfilesRepository,
} from "#modules/billing/index.ts";
import type { Platform } from "#platform/platform.ts";
import type { CardProcessor, ChargeOutcome } from "#providers/card-processor/card-processor.ts";

// The processor repeats an event for three days; after this long nothing is left that could come again.
const EVENTS_KEPT_FOR_HOURS = 40 * 24;

/** Wires what the card processor and we tell each other beside charges: refunds, events, and a comparison of books. */
export function composeProcessor(
  platform: Platform,
  parts: {
    cardProcessor: CardProcessor;
    payments: PaymentsRepository;
    profiles: ProfilesRepository;
    /** Makes final whatever a payment is for. */
    settle: (payment: Payment, outcome: ChargeOutcome) => Promise<void>;
    /** Sees to what was bought with a charged payment that its cardholder contests. */
    onDispute: (payment: Payment, dispute: { id: string; hasTakenMoney: boolean }) => Promise<void>;
  },
) {
  const { clock, database, secrets, jobs, config } = platform;
  const { cardProcessor, payments, profiles, settle } = parts;
  const paymentsByKey = createPaymentsByKeyRepository(database);
  const refunds = createRefundsRepository(database);
  const reservations = createRefundReservationsRepository(database);
  const events = createProcessorEventsRepository(database);
  const disputes = createDisputesRepository(database);
  const parity = createParityRepository(database);

  const balances = createBalancesRepository(database);
  const ledger = createLedgerRepository(database);
  const onFailed = createKeepInBalance({
    balances,
    ledger,
    owing: createPayRepository(database),
    payments,
    disputes,
    clock,
  });
  const settleRefund = createSettleRefund({ database, clock, refunds, reservations, ledger, onFailed });
  const finishRefund = createFinishRefund({ cardProcessor, settleRefund });
  const openRefunds = createSettleOpenRefunds({ clock, refunds, cardProcessor, settleRefund });
  const settlePaymentByKey = createSettlePaymentByKey({ payments: paymentsByKey, cardProcessor, settle });
  const configured = config.cardProcessor.webhookSecret;
  const webhookSecret = createWebhookSecret({ configured, secrets, events, cardProcessor });

  return {
    disputes,
    refundPayment: createRefundPayment({
      database,
      clock,
      payments,
      refunds,
      reservations,
      finishRefund,
    }),
    finishRefund,
    refundReservations: reservations,
    settleAbandonedRefunds: () => openRefunds.settleAbandoned(),
    registerWebhook: (url: string) => webhookSecret.register(url),
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
        await parts.onDispute(payment, dispute);
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
