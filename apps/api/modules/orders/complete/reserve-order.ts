import type { CallRequest } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { isLockCollision, isUniqueViolation } from "#platform/database/database-errors.ts";
import { refuse } from "#platform/outcome.ts";
import { digestOf, type Secrets } from "#platform/security/secrets.ts";
import { chargeKeyOf } from "#modules/books/index.ts";
import type { OrdersRepository } from "../orders-repository.ts";
import { sealOf } from "../quote/quote-seal.ts";
import {
  type CarryOutDependencies,
  createCarryOutDecision,
  type ReserveResult,
} from "./carry-out-decision.ts";
import type { CompleteOrderContext } from "./complete-order.ts";
import type { IsProofMissing } from "./is-proof-missing.ts";
import { decideOrder } from "./decide-order.ts";

export type ReserveDependencies = CarryOutDependencies & {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  orders: OrdersRepository;
  isProofMissing: IsProofMissing;
  /** Takes the steps of a subscription's life that are due. */
  advance: (identityId: string, subscriptionId: string, until: Temporal.PlainDate) => Promise<unknown>;
};

type Input = CallRequest<"order", "completeOrder">;

export type ReserveOrder = (input: Input, context: CompleteOrderContext) => Promise<ReserveResult>;

/** Decides about a confirming call under the order's row lock, and writes down what is about to happen. */
export function createReserveOrder(dependencies: ReserveDependencies): ReserveOrder {
  const { database, clock, secrets, orders, payments } = dependencies;
  const carryOut = createCarryOutDecision(dependencies);

  const reserve = async (input: Input, context: CompleteOrderContext): Promise<ReserveResult> => {
    const { identityId } = context.caller;
    const { stripePaymentMethodId } = input.body;
    const view = await orders.findForConfirm(identityId, input.params.orderId, stripePaymentMethodId);
    if (view === undefined)
      return { kind: "refuse", refusal: refuse("NOT_FOUND", { notFoundResourceType: "order" }) };
    // Read after the lock is held: a statement that waited for it would still see the attempts of before.
    const lastPayment =
      view.order.attempt === 0
        ? undefined
        : await payments.find(
            identityId,
            chargeKeyOf({ purpose: "order", subjectId: view.order.id }, view.order.attempt),
          );
    const isPromoCodeUsed = await orders.isPromoCodeUsed(view.order);
    const fingerprint = digestOf(
      JSON.stringify([stripePaymentMethodId ?? null, input.body.agreement ?? null]),
    );
    const decision = decideOrder(view, {
      lastPayment,
      fingerprint,
      idempotencyKey: context.idempotencyKey,
      now: clock.now(),
      realNow: clock.realNow(),
      today: clock.today(),
      isSealIntact: sealOf(view.order, secrets) === view.order.seal,
      isPromoCodeUsed,
      isProofMissing: await dependencies.isProofMissing(view.order),
    });
    const { idempotencyKey } = context;
    const { agreement } = input.body;
    const card = view.method ?? undefined;
    return carryOut(decision, view.order, { agreement, idempotencyKey, fingerprint, card });
  };

  return async (input, context) => {
    try {
      const result = await database.inTransaction(() => reserve(input, context));
      if (result.kind !== "advance") return result;
      await dependencies.advance(context.caller.identityId, result.subscriptionId, result.until);
      const again = await database.inTransaction(() => reserve(input, context));
      // Somebody else is at it just now.
      return again.kind === "advance" ? { kind: "refuse", refusal: refuse("PAYMENT_IN_PROGRESS") } : again;
    } catch (error) {
      // Whoever holds the order, the subscription or the card is at a payment of it.
      if (isLockCollision(error)) return { kind: "refuse", refusal: refuse("PAYMENT_IN_PROGRESS") };
      // Their trial went to another order meanwhile; the next quote comes without it and says so.
      if (isUniqueViolation(error, "trial_claims_once"))
        return { kind: "refuse", refusal: refuse("QUOTE_CHANGED", { details: { reason: "trialUsed" } }) };
      if (isUniqueViolation(error, "orders_one_per_offer_link"))
        return { kind: "refuse", refusal: refuse("OFFER_REDEEMED") };
      if (!isUniqueViolation(error, "subscriptions_one_live_per_product")) throw error;
      return { kind: "refuse", refusal: refuse("SUB_ALREADY_EXISTS_FOR_IDENTITY") };
    }
  };
}
