import type { OrderAttempt, OrderProgress, QuoteTerms } from "./order-row.ts";
import type { StoredOrder } from "./orders-tables.ts";

/** What every order has, of whatever kind it is. */
export function sharedOf(row: StoredOrder): QuoteTerms & OrderProgress {
  const { kind: _kind, lines: _lines, change: _change, promoCode: _promoCode, radio: _radio, ...rest } = row;
  const {
    offerLink: _offerLink,
    trialUse: _trialUse,
    paymentMethodId: _paymentMethodId,
    subscriptionId: _subscriptionId,
    ...shared
  } = rest;
  return shared;
}

/** A row that was written by nothing of ours, or tampered with. */
export class MisfitError extends Error {
  override name = "MisfitError";
  constructor({ id, kind }: Pick<StoredOrder, "id" | "kind">) {
    super(`order ${id} does not have what an order of the kind ${kind} has`);
  }
}

/** What an attempt to confirm an order writes down of itself, whatever its kind. */
export function attemptOf(order: OrderAttempt): OrderAttempt {
  const { attempt, confirmFingerprint, confirmKey, agreement } = order;
  return { attempt, confirmFingerprint, confirmKey, agreement };
}
