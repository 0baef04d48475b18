import type { Clock } from "#platform/clock.ts";
import { type Books, leaseFrom, type Payment, startPayment } from "#modules/books/index.ts";
import type { Consents } from "#modules/consents/index.ts";
import type { KindTable } from "../kinds.ts";
import type { Reserved, ReservingCall } from "../order/kind-of-order.ts";
import type { OrderAttempt, OrderKind, OrderRow } from "../order/order-row.ts";
import type { TrialCard } from "../trials/trials.ts";
import type { OrderDecision } from "./decide-order.ts";
import type { SentAgreement } from "./refuse-agreement.ts";
import type { ReserveResult } from "./reserve-order.ts";

export interface ExecuteParts {
  clock: Clock;
  kinds: KindTable;
  payments: Pick<Books["payments"], "markUnknown">;
  consents: Pick<Consents, "record">;
}

export interface ConfirmingCall {
  agreement: SentAgreement;
  idempotencyKey: string | undefined;
  fingerprint: string;
  /** The card that would pay. */
  card: TrialCard | undefined;
}

/** Writes down what was decided about a confirming call. Runs inside the transaction that holds the order. */
export function createExecuteDecision({ clock, kinds, payments, consents }: ExecuteParts) {
  /** What was agreed to, with its words and when; null where nothing was. */
  const agreementOf = (order: OrderRow, { agreement }: ConfirmingCall): OrderAttempt["agreement"] => {
    if (agreement === undefined) return null;
    const text = kinds[order.kind].agreementText(agreement.language);
    return { ...agreement, text, agreedAt: clock.now().toString() };
  };

  /** What was agreed to stands in the ledger of consents too, whatever the bank says of this attempt. */
  const recordConsent = async ({ identityId, id, attempt, agreement, offer }: OrderRow): Promise<void> => {
    if (agreement === null) return;
    const { version, language, text } = agreement;
    await consents.record({ subjectKind: "identity", subject: identityId }, [
      {
        topic: "OfferAndRenewalTerms",
        isGranted: true,
        text,
        version,
        language,
        country: offer.country,
        source: "order",
        reference: `${id}:${attempt}`,
      },
    ]);
  };

  const takeUp = async (
    decision: OrderDecision & { kind: "free" | "charge" },
    order: OrderRow,
    call: ConfirmingCall,
  ): Promise<ReserveResult> => {
    const taken: OrderRow = {
      ...takeUpKind(kinds, order),
      attempt: order.attempt + 1,
      confirmFingerprint: call.fingerprint,
      confirmKey: call.idempotencyKey ?? null,
      agreement: agreementOf(order, call),
    };
    const reserved = await reserveKind(kinds, taken, {
      payment: decision.kind === "charge" ? paymentOf(taken, decision, clock) : undefined,
      card: call.card,
      recordConsent: () => recordConsent(taken),
    });
    switch (reserved.kind) {
      case "refuse":
      case "advance":
        return reserved;
      case "charge":
        return { ...reserved, order: { ...taken, state: "processing" } };
      case "confirmed": {
        const { kind, refunds, ...confirmation } = reserved;
        return { kind, refunds, order: { ...taken, ...confirmation, state: "confirmed" } };
      }
    }
  };

  return async (decision: OrderDecision, order: OrderRow, call: ConfirmingCall): Promise<ReserveResult> => {
    switch (decision.kind) {
      case "refuse":
        return decision;
      case "answer":
        return { kind: "confirmed", order, refunds: [] };
      case "join":
        return decision;
      case "resume":
        await payments.markUnknown(decision.payment, leaseFrom(clock.realNow()));
        return { kind: "charge", payment: decision.payment, order };
      case "free":
      case "charge":
        return takeUp(decision, order, call);
    }
  };
}

function takeUpKind<K extends OrderKind>(kinds: KindTable, order: OrderRow<K>): OrderRow<K> {
  return kinds[order.kind].takeUp(order);
}

function reserveKind<K extends OrderKind>(
  kinds: KindTable,
  order: OrderRow<K>,
  call: ReservingCall,
): Promise<Reserved> {
  return kinds[order.kind].reserve(order, call);
}

function paymentOf(order: OrderRow, decision: OrderDecision & { kind: "charge" }, clock: Clock): Payment {
  return startPayment(
    {
      identityId: order.identityId,
      purpose: "order",
      subjectId: order.id,
      attempt: order.attempt,
      billingProfileId: order.billingProfileId,
      paymentMethodId: decision.method.id,
      processorCustomerId: decision.customerId,
      amountInCents: order.dueNowInCents,
      currency: order.offer.currency,
      triedOn: clock.today(),
    },
    clock.realNow(),
  );
}
