import type {
  Customer,
  KeptAnswer,
  LedgerRecord,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
} from "./record.ts";

/** The state that all records of the ledger, read in order, add up to. */
export class Books {
  readonly customers = new Map<string, Customer>();
  readonly paymentMethods = new Map<string, PaymentMethod>();
  /** In the order in which they were made. */
  readonly paymentIntents = new Map<string, PaymentIntent>();
  readonly setupIntents = new Map<string, SetupIntent>();
  readonly answers = new Map<string, KeptAnswer>();
  readonly #intentIdsByCustomer = new Map<string, Set<string>>();

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

  #applyPaymentIntent(intent: PaymentIntent): void {
    this.paymentIntents.set(intent.id, intent);
    if (intent.customerId === null) return;
    const ids = this.#intentIdsByCustomer.get(intent.customerId) ?? new Set();
    this.#intentIdsByCustomer.set(intent.customerId, ids.add(intent.id));
  }
}
