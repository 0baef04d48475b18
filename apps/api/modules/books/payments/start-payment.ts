import { leaseFrom } from "../lease.ts";
import type { Payment } from "./payments-repository.ts";

type Charged = Pick<
  Payment,
  | "identityId"
  | "purpose"
  | "subjectId"
  | "billingProfileId"
  | "paymentMethodId"
  | "processorCustomerId"
  | "amountInCents"
  | "currency"
  | "triedOn"
>;

/** The key by which the card processor knows an attempt: what it is for, and the how-manieth it is. */
export function chargeKeyOf(
  { purpose, subjectId }: Pick<Payment, "purpose" | "subjectId">,
  attempt: number,
): string {
  return `${purpose}:${subjectId}:${attempt}`;
}

/** An attempt to charge a card, as it is written down before the processor is asked. */
export function startPayment(
  { attempt, invoiceId = null, ...charged }: Charged & { attempt: number; invoiceId?: string | null },
  now: Temporal.Instant,
): Payment {
  return {
    ...charged,
    id: chargeKeyOf(charged, attempt),
    state: "started",
    processorChargeId: null,
    nextMove: null,
    isFinal: false,
    invoiceId,
    leaseUntil: leaseFrom(now),
    startedAt: now,
    paidAt: null,
  };
}
