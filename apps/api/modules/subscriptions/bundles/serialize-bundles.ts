import type { Bundles } from "@skywave/contract";
import type { SubscriptionRow } from "../subscriptions-repository.ts";

type Row = Pick<SubscriptionRow, "id" | "state" | "primaryId" | "pairPrimaryId">;

/** Which of a person's subscriptions belong together; what is over belongs to nothing. */
export function serializeBundles(rows: readonly Row[]): Bundles {
  const live = rows.filter(({ state }) => state !== "cancelled" && state !== "expired");
  const ids = new Set(live.map(({ id }) => id));
  const included = live.find(({ primaryId }) => primaryId !== null);
  // The second plan of a pair outlives the first one, and is no pair then.
  const paired = live.find(({ pairPrimaryId }) => pairPrimaryId !== null && ids.has(pairPrimaryId));
  return {
    pvip: bundleOf(included?.primaryId, included),
    vegaBundle: bundleOf(paired?.pairPrimaryId, paired),
  };
}

function bundleOf(primaryId: string | null | undefined, second: Row | undefined): Bundles["pvip"] {
  return primaryId == null || second === undefined
    ? null
    : { primarySubscriptionId: primaryId, secondarySubscriptionId: second.id };
}
