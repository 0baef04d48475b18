import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PaymentsRepository } from "../payments/payments-repository.ts";
import { refundOf, type RefundRequest } from "./refund-of.ts";
import type { RefundReservationsRepository } from "./refund-reservations-repository.ts";
import type { Refund, RefundsRepository } from "./refunds-repository.ts";
import type { RefundSpine } from "./run-refund.ts";

export type RefundResult =
  /** `processing`: it will be settled, one way or the other, without anybody asking again. */
  | { kind: "refunded" | "processing" | "declined"; refundId: string }
  | { kind: "refused"; because: "paymentMissing" | "amountTooHigh" | "otherRequest" };

export type RefundPayment = (request: RefundRequest) => Promise<RefundResult>;

/** Gives money back: reserve in one transaction, ask the processor outside any, settle in another. */
export function createRefundPayment(dependencies: {
  database: Database;
  clock: Clock;
  payments: Pick<PaymentsRepository, "find">;
  refunds: RefundsRepository;
  reservations: RefundReservationsRepository;
  spine: Pick<RefundSpine, "run">;
}): RefundPayment {
  const { database, clock, payments, refunds, reservations, spine } = dependencies;

  const answerKnown = async (refund: Refund): Promise<RefundResult> => {
    const known = await refunds.find(refund.identityId, refund.id);
    const isSame = known?.paymentId === refund.paymentId && known.amountInCents === refund.amountInCents;
    return isSame ? resultOf(known) : { kind: "refused", because: "otherRequest" };
  };

  return async (request) => {
    const payment = await payments.find(request.identityId, request.paymentId);
    if (payment?.state !== "charged" || payment.processorChargeId === null)
      return { kind: "refused", because: "paymentMissing" };
    const refund = refundOf(
      request,
      { ...payment, processorChargeId: payment.processorChargeId },
      clock.realNow(),
    );
    const reserved = await database.inTransaction(() => reservations.reserve(refund, payment.amountInCents));
    if (reserved === "exceeded") return { kind: "refused", because: "amountTooHigh" };
    if (reserved === "known") return answerKnown(refund);
    await spine.run(refund);
    return resultOf((await refunds.find(refund.identityId, refund.id)) ?? refund);
  };
}

function resultOf({ id: refundId, state }: Refund): RefundResult {
  switch (state) {
    case "refunded":
    case "declined":
      return { kind: state, refundId };
    case "started":
    case "unknown":
      return { kind: "processing", refundId };
  }
}
