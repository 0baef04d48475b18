import type { OrderProgress, QuoteTerms } from "../order/order-row.ts";
import type { AnyChange, StoredOrder } from "../order/orders-tables.ts";
import { MisfitError, sharedOf } from "../order/read-order.ts";
import type { ChangeTerms } from "./change-row.ts";

/** Reads the row of a change; throws where it is not the change that its kind says. */
export function readChange<C extends AnyChange>(
  row: StoredOrder,
  isOfKind: (change: AnyChange) => change is C,
): QuoteTerms & OrderProgress & ChangeTerms<C> {
  const { change, subscriptionId } = row;
  if (change === null || subscriptionId === null || !isOfKind(change)) throw new MisfitError(row);
  return { ...sharedOf(row), subscriptionId, change };
}
