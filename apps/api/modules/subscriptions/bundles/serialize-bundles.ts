import type { Bundles } from "@skywave/contract";
import type { SubscriptionRow } from "../subscriptions-repository.ts";

/** Which of a person's subscriptions belong together; what is over belongs to nothing. */
export function serializeBundles(rows: readonly SubscriptionRow[]): Bundles {
  const second = rows.find(
    ({ primaryId, state }) => primaryId !== null && state !== "cancelled" && state !== "expired",
  );
  if (second?.primaryId == null) return { pvip: null };
  return { pvip: { primarySubscriptionId: second.primaryId, secondarySubscriptionId: second.id } };
}
