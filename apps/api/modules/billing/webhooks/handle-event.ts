import type { Clock } from "#platform/clock.ts";
import type { CardProcessor, FindCardOutcome } from "#providers/card-processor/card-processor.ts";
import type { ProcessorEvent } from "#providers/card-processor/processor-event.ts";
import type { Books, Payment } from "#modules/books/index.ts";
import type { ProcessorEventsRepository } from "./processor-events-repository.ts";

export interface HandleEventDependencies {
  clock: Clock;
  cardProcessor: CardProcessor;
  events: ProcessorEventsRepository;
  payments: Pick<Books["payments"], "findByKey">;
  profiles: Pick<Books["profiles"], "renewPaymentMethod" | "removePaymentMethod">;
  disputes: Pick<Books["disputes"], "keep">;
  /** Settles the payment with this key by what the processor says of it now. */
  onPaymentEvent: (chargeKey: string) => Promise<void>;
  /** Sees to what was bought with a payment that its cardholder contests. */
  onDispute: (payment: Payment, dispute: { id: string; hasTakenMoney: boolean }) => Promise<void>;
  onRefundEvent: (refundKey: string) => Promise<void>;
  onRefundedCharge: (chargeId: string) => Promise<void>;
}

export type HandleEvent = (event: ProcessorEvent) => Promise<void>;

/**
 * Does what an event calls for. It is only a hint that something has changed: what it has changed to is asked of
 * the processor, so neither the order of events nor their number matters. Throws to be tried again later.
 */
export function createHandleEvent(dependencies: HandleEventDependencies): HandleEvent {
  const { clock, cardProcessor, events, payments, profiles, disputes } = dependencies;

  const saveDispute = async (disputeId: string) => {
    const updatedAt = clock.realNow();
    const found = await cardProcessor.findDispute(disputeId);
    if (found.kind === "unknown") throw unanswered(`the dispute ${disputeId}`, found.cause);
    if (found.kind === "notFound" || found.dispute.chargeKey === undefined) return;
    const payment = await payments.findByKey(found.dispute.chargeKey);
    if (payment === undefined) return;
    const { identityId, billingProfileId, id: paymentId } = payment;
    const { id, amountInCents, currency, isOpen } = found.dispute;
    await disputes.keep({
      identityId,
      id,
      billingProfileId,
      paymentId,
      amountInCents,
      currency,
      isOpen,
      updatedAt,
    });
    await dependencies.onDispute(payment, found.dispute);
  };

  const lookAtCard = async (paymentMethodId: string) => {
    const found = await cardProcessor.findCard(paymentMethodId);
    if (found.kind === "unknown") throw unanswered(`the card ${paymentMethodId}`, found.cause);
    return found;
  };

  const saveCard = async (paymentMethodId: string) => {
    let found = await lookAtCard(paymentMethodId);
    for (;;) {
      if (found.kind === "gone") return profiles.removePaymentMethod(paymentMethodId, clock.realNow());
      const { brand, last4, expiryYear, expiryMonth } = found.card;
      await profiles.renewPaymentMethod(paymentMethodId, { brand, last4, expiryYear, expiryMonth });
      // Another node may have kept a newer answer in between; the one that looks last has it right.
      const after = await lookAtCard(paymentMethodId);
      if (isSameCard(found, after)) return undefined;
      found = after;
    }
  };

  const handle = async ({ subject }: ProcessorEvent): Promise<void> => {
    switch (subject.kind) {
      case "payment":
        return dependencies.onPaymentEvent(subject.chargeKey);
      case "refund":
        return dependencies.onRefundEvent(subject.refundKey);
      case "refundedCharge":
        return dependencies.onRefundedCharge(subject.chargeId);
      case "dispute":
        return saveDispute(subject.disputeId);
      case "card":
        return saveCard(subject.paymentMethodId);
      case "other":
        return undefined;
    }
  };

  return async (event) => {
    if (await events.isHandled(event.id)) return;
    await handle(event);
    await events.markHandled(event.id, clock.realNow());
  };
}

function isSameCard(one: FindCardOutcome, other: FindCardOutcome): boolean {
  if (one.kind !== "found" || other.kind !== "found") return one.kind === other.kind;
  return one.card.expiryYear === other.card.expiryYear && one.card.expiryMonth === other.card.expiryMonth;
}

function unanswered(what: string, cause: unknown): Error {
  return new Error(`The card processor did not answer about ${what}`, { cause });
}
