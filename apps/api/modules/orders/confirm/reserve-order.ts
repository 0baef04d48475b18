import type { CallRequest } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { isLockCollision, isUniqueViolation } from "#platform/database/database-errors.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import { digestOf, type Secrets } from "#platform/security/secrets.ts";
import { type Books, chargeKeyOf, type Payment, type Refund } from "#modules/books/index.ts";
import type { StudentProofs } from "#modules/offers/index.ts";
import type { KindTable } from "../kinds.ts";
import type { QuoteContext, QuoteStanding } from "../order/kind-of-order.ts";
import type { OrderKind, OrderRow } from "../order/order-row.ts";
import { RadioTakenError } from "../radio/radio-taken-error.ts";
import { refuseRadio, withLine } from "../radio/refuse-radio.ts";
import { integritySignatureOf } from "../order/integrity-signature.ts";
import type { ConfirmView, OrdersRepository } from "../order/orders-repository.ts";
import { type ExecuteParts, createExecuteDecision } from "./execute-decision.ts";
import type { CompleteOrderContext } from "./complete-order.ts";
import { decideOrder } from "./decide-order.ts";

export interface ReserveParts extends ExecuteParts {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  kinds: KindTable;
  orders: Pick<OrdersRepository, "findForConfirm" | "isPromoCodeUsed">;
  payments: Books["payments"];
  students: StudentProofs;
  declines: Pick<Books["declines"], "checking">;
  /** Takes the steps of a subscription's schedule that are due. */
  advance: (identityId: string, subscriptionId: string, until: Temporal.PlainDate) => Promise<unknown>;
}

export type ReserveResult =
  | { kind: "refuse"; refusal: Refusal }
  | { kind: "confirmed"; order: OrderRow; refunds: readonly Refund[] }
  /** Something is due in the schedule of a subscription, and comes first. */
  | { kind: "advance"; subscriptionId: string; until: Temporal.PlainDate }
  | { kind: "join"; payment: Payment }
  | { kind: "charge"; payment: Payment; order: OrderRow };

type Input = CallRequest<"order", "completeOrder">;

export type ReserveOrder = (input: Input, context: CompleteOrderContext) => Promise<ReserveResult>;

/** Decides about a confirming call under the order's row lock, and writes down what is about to happen. */
export function createReserveOrder(parts: ReserveParts): ReserveOrder {
  const { database, clock, secrets, kinds, orders, payments } = parts;
  const execute = createExecuteDecision(parts);

  /** Whether a plan for students is ordered, and whoever ordered it has not been verified, or is no longer. */
  const isProofMissing = async ({ order, isForStudents }: ConfirmView, { isPlanOrdered }: QuoteStanding) => {
    if (!isPlanOrdered || !isForStudents) return false;
    return (await parts.students.verifiedUntil(order.identityId)) === undefined;
  };

  const reserve = async (input: Input, context: CompleteOrderContext): Promise<ReserveResult> => {
    const { identityId } = context.caller;
    const { stripePaymentMethodId, agreement } = input.body;
    const declines = parts.declines.checking(payerOf(context));
    const view = await orders.findForConfirm(identityId, input.params.orderId, {
      chosenMethodId: stripePaymentMethodId,
      declines: declines.windows,
    });
    if (view === undefined)
      return { kind: "refuse", refusal: refuse("NOT_FOUND", { notFoundResourceType: "order" }) };
    const blocked = declines.decide(view.declines);
    if (blocked !== undefined) return { kind: "refuse", refusal: blocked };
    const { order, profile } = view;
    // Read after the lock is held: a statement that waited for it would still see the attempts of before.
    const lastPayment =
      order.attempt === 0
        ? undefined
        : await payments.find(
            identityId,
            chargeKeyOf({ purpose: "order", subjectId: order.id }, order.attempt),
          );
    const isPromoCodeUsed = await orders.isPromoCodeUsed(order);
    const fingerprint = digestOf(JSON.stringify([stripePaymentMethodId ?? null, agreement ?? null]));
    const { idempotencyKey } = context;
    const today = clock.today();
    const standing = decideKind(kinds, order, { profile, today });
    const decision = decideOrder(view, {
      lastPayment,
      fingerprint,
      idempotencyKey,
      agreement,
      caller: context.caller,
      now: clock.now(),
      realNow: clock.realNow(),
      today,
      standing,
      isSignatureValid: integritySignatureOf(order, secrets) === order.integritySignature,
      isPromoCodeUsed,
      isProofMissing: await isProofMissing(view, standing),
    });
    return execute(decision, order, {
      agreement,
      idempotencyKey,
      fingerprint,
      card: view.method ?? undefined,
    });
  };

  return async (input, context) => {
    try {
      const result = await database.inTransaction(() => reserve(input, context));
      if (result.kind !== "advance") return result;
      await parts.advance(context.caller.identityId, result.subscriptionId, result.until);
      const again = await database.inTransaction(() => reserve(input, context));
      // Somebody else is at it just now.
      return again.kind === "advance" ? { kind: "refuse", refusal: refuse("PAYMENT_IN_PROGRESS") } : again;
    } catch (error) {
      return { kind: "refuse", refusal: refusalOf(error) };
    }
  };
}

/** Whose declines are counted. */
export function payerOf({ caller: { identityId, deviceId }, ipAddress }: CompleteOrderContext) {
  return { billingProfileId: identityId, deviceId, ipAddress };
}

/** What another call has taken in the meantime; any other failure is thrown on. */
function refusalOf(error: unknown): Refusal {
  // Whoever holds the order, the subscription or the card is at a payment of it.
  if (isLockCollision(error)) return refuse("PAYMENT_IN_PROGRESS");
  // Their trial went to another order meanwhile; the next quote comes without it and says so.
  if (isUniqueViolation(error, "trial_claims_once"))
    return refuse("QUOTE_CHANGED", { details: { reason: "trialUsed" } });
  if (isUniqueViolation(error, "orders_one_per_offer_link")) return refuse("OFFER_REDEEMED");
  // Somebody else buys for the radio at this moment, or has since it was quoted.
  if (error instanceof RadioTakenError) return withLine(refuseRadio("taken"), error.line);
  if (isUniqueViolation(error, "radio_subscriptions_one_subscription")) return refuseRadio("taken");
  if (!isUniqueViolation(error, "subscriptions_one_live_per_product")) throw error;
  return refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY");
}

function decideKind<K extends OrderKind>(
  kinds: KindTable,
  order: OrderRow<K>,
  now: QuoteContext,
): QuoteStanding {
  return kinds[order.kind].decide(order, now);
}
