import type { EventDraft } from "../delivery/store-with-events.ts";
import type { Books } from "../ledger/books.ts";
import type { Dispute, LedgerRecord, Refund } from "../ledger/record.ts";
import { disputeBody } from "../resources/disputes/dispute-body.ts";
import { secondsOf } from "../wire/form-fields.ts";
import { refundBody } from "../resources/refunds/refund-body.ts";
import { makeId } from "../ledger/make-id.ts";

const AFTER_SECONDS = 2;

interface NetworkChange {
  records: LedgerRecord[];
  events: EventDraft[];
}

/** What the network has to say by now about the charges and refunds that wait for it. */
export function dueChanges(books: Books, now: Date): NetworkChange[] {
  const due = secondsOf(now) - AFTER_SECONDS;
  return [...books.outstanding].flatMap((id) => {
    const refund = books.refunds.get(id);
    if (refund) return refund.createdInSeconds <= due ? [refundChange(refund, now)] : [];
    const intent = books.intentOfCharge(id);
    return intent && intent.createdInSeconds <= due ? disputeChanges(id, books, now) : [];
  });
}

function refundChange(refund: Refund, now: Date): NetworkChange {
  const value: Refund =
    refund.status === "pending"
      ? { ...refund, status: "succeeded" }
      : { ...refund, status: "failed", failedInSeconds: secondsOf(now) };
  const object = refundBody(value);
  const updated = { type: "refund.updated", object };
  const events = value.status === "failed" ? [updated, { type: "refund.failed", object }] : [updated];
  return { records: [{ kind: "refund", value }], events };
}

function disputeChanges(chargeId: string, books: Books, now: Date): NetworkChange[] {
  const intent = books.intentOfCharge(chargeId);
  if (!intent) return [];
  const method = books.paymentMethods.get(intent.paymentMethodId ?? "");
  const value: Dispute = {
    id: makeId("dp"),
    createdInSeconds: secondsOf(now),
    chargeId,
    paymentIntentId: intent.id,
    amountInCents: intent.amountInCents,
    currency: intent.currency,
    reason: method?.card.behaviour === "disputesAsNotReceived" ? "product_not_received" : "fraudulent",
    status: "needs_response",
    closedInSeconds: null,
  };
  const events = [{ type: "charge.dispute.created", object: disputeBody(value) }];
  return [{ records: [{ kind: "dispute", value }], events }];
}
