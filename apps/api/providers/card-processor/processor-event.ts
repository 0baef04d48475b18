/** What an event is about. Keys are the ones that we gave when we asked for the charge or the refund. */
export type EventSubject =
  | { kind: "payment"; chargeKey: string }
  | { kind: "refund"; refundKey: string }
  /** Something was given back of this charge; the event does not say by which refund. */
  | { kind: "refundedCharge"; chargeId: string }
  | { kind: "dispute"; disputeId: string }
  | { kind: "card"; paymentMethodId: string }
  /** Nothing that we keep anything about. */
  | { kind: "other" };

/** A hint that something has changed. What it has changed to is asked of the processor. */
export interface ProcessorEvent {
  id: string;
  type: string;
  subject: EventSubject;
}

/** Money that has moved at the processor, by its own books. */
export interface BalanceTransaction {
  /** `returnedRefund`: a refund that could not be delivered and came back. */
  kind: "charge" | "refund" | "returnedRefund";
  /** The processor's id of the charge or refund. */
  id: string;
  /** The key that we asked for it by; undefined when we did not. */
  key: string | undefined;
  /** Always positive, in the currency of the card. */
  amountInCents: number;
  currency: string;
  at: Temporal.Instant;
}
