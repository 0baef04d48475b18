import { BalanceTransactions } from "./balance-transactions.ts";
import type {
  Customer,
  Dispute,
  StoredAnswer,
  LedgerRecord,
  PaymentIntent,
  PaymentMethod,
  Refund,
  SetupIntent,
} from "./record.ts";
import { WebhookBooks } from "./webhook-books.ts";

/** The state that all records of the ledger, read in order, add up to. */
export class Books {
  readonly customers = new Map<string, Customer>();
  readonly paymentMethods = new Map<string, PaymentMethod>();
  /** In the order in which they were made. */
  readonly paymentIntents = new Map<string, PaymentIntent>();
  readonly setupIntents = new Map<string, SetupIntent>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly answers = new Map<string, StoredAnswer>();
  readonly balanceTransactions = new BalanceTransactions();
  readonly webhooks = new WebhookBooks();
  /** Charges that will be disputed and refunds that are not through, by id: what the network still owes. */
  readonly outstanding = new Set<string>();
  readonly #intentIdsByCustomer = new Map<string, Set<string>>();
  readonly #intentIdByCharge = new Map<string, string>();
  readonly #refundIdsByCharge = new Map<string, Set<string>>();
  readonly #disputeIdByCharge = new Map<string, string>();
  readonly #paidMethodIds = new Set<string>();

  apply(record: LedgerRecord): void {
    switch (record.kind) {
      case "customer":
        this.customers.set(record.value.id, record.value);
        return;
      case "paymentMethod":
        this.paymentMethods.set(record.value.id, record.value);
        return;
      case "paymentIntent":
        this.#applyPaymentIntent(record.value);
        return;
      case "setupIntent":
        this.setupIntents.set(record.value.id, record.value);
        return;
      case "refund":
        this.#applyRefund(record.value);
        return;
      case "dispute":
        this.disputes.set(record.value.id, record.value);
        this.#disputeIdByCharge.set(record.value.chargeId, record.value.id);
        this.balanceTransactions.addDispute(record.value);
        this.outstanding.delete(record.value.chargeId);
        return;
      case "webhookEndpoint":
      case "event":
      case "delivered":
        this.webhooks.apply(record);
        return;
      case "answer":
        this.answers.set(record.value.key, record.value);
        return;
      default:
        throw new Error(
          `The ledger holds a record that this version does not know: ${JSON.stringify(record)}`,
        );
    }
  }

  /** The newest first. */
  paymentIntentsOf(customerId: string | undefined): PaymentIntent[] {
    if (customerId === undefined) return [...this.paymentIntents.values()].reverse();
    const ids = [...(this.#intentIdsByCustomer.get(customerId) ?? [])].reverse();
    return ids.flatMap((id) => this.paymentIntents.get(id) ?? []);
  }

  /** The intent whose charge it is. */
  intentOfCharge(chargeId: string): PaymentIntent | undefined {
    return this.paymentIntents.get(this.#intentIdByCharge.get(chargeId) ?? "");
  }

  /** The newest first. */
  refundsOf(chargeId: string): Refund[] {
    const ids = [...(this.#refundIdsByCharge.get(chargeId) ?? [])].reverse();
    return ids.flatMap((id) => this.refunds.get(id) ?? []);
  }

  disputeOf(chargeId: string): Dispute | undefined {
    return this.disputes.get(this.#disputeIdByCharge.get(chargeId) ?? "");
  }

  /** Whether the card has paid before. */
  hasPaid(paymentMethodId: string): boolean {
    return this.#paidMethodIds.has(paymentMethodId);
  }

  #applyPaymentIntent(intent: PaymentIntent): void {
    this.paymentIntents.set(intent.id, intent);
    const { customerId, paymentMethodId, latestChargeId, status } = intent;
    if (customerId !== null) {
      const ids = this.#intentIdsByCustomer.get(customerId) ?? new Set();
      this.#intentIdsByCustomer.set(customerId, ids.add(intent.id));
    }
    if (latestChargeId === null) return;
    this.#intentIdByCharge.set(latestChargeId, intent.id);
    if (status !== "succeeded" || paymentMethodId === null) return;
    this.#paidMethodIds.add(paymentMethodId);
    this.balanceTransactions.addCharge(intent);
    const behaviour = this.paymentMethods.get(paymentMethodId)?.card.behaviour ?? "accepted";
    if (behaviour.startsWith("disputesAs")) this.outstanding.add(latestChargeId);
  }

  #applyRefund(refund: Refund): void {
    this.refunds.set(refund.id, refund);
    const ids = this.#refundIdsByCharge.get(refund.chargeId) ?? new Set();
    this.#refundIdsByCharge.set(refund.chargeId, ids.add(refund.id));
    this.balanceTransactions.addRefund(refund);
    const methodId = this.intentOfCharge(refund.chargeId)?.paymentMethodId ?? "";
    const behaviour = this.paymentMethods.get(methodId)?.card.behaviour;
    const isOutstanding =
      refund.status === "pending" || (behaviour === "failsRefunds" && refund.status === "succeeded");
    if (isOutstanding) this.outstanding.add(refund.id);
    else this.outstanding.delete(refund.id);
  }
}
