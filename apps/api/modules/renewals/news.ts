/** Something in the life of a subscription that its owner is told of. */
export type News =
  | { kind: "receipt"; invoiceId: string; amountInCents: number }
  | { kind: "payment-declined"; amountInCents: number; day: string | null }
  | { kind: "restored"; amountInCents: number; day: string | null }
  | {
      kind: "suspended" | "ended-unpaid" | "ended" | "paused" | "resumed" | "plan-switched";
      day: string;
    }
  /** What its owner has just ordered, and from which day on it holds. */
  | {
      kind:
        | "cancellation-agreed"
        | "cancellation-revoked"
        | "switch-agreed"
        | "pause-agreed"
        | "pause-revoked";
      day: string;
      orderId: string;
    };
