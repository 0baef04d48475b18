import type { OffersRepository, StudentProofs } from "#modules/offers/index.ts";
import type { OrderRow } from "../orders-repository.ts";

export type IsProofMissing = (orderRow: OrderRow) => Promise<boolean>;

/** Whether an order is for a plan for students, and whoever ordered it has not been verified, or is no longer. */
export function createIsProofMissing(dependencies: {
  offers: Pick<OffersRepository, "findNewest">;
  students: StudentProofs;
}): IsProofMissing {
  const { offers, students } = dependencies;
  return async ({ identityId, offer, change }) => {
    // Who pauses or cancels keeps the plan they have, whatever it took to get it.
    const isPlanOrdered =
      change === null || (change.action.kind === "planSwitch" && change.action.flow !== "pause");
    if (!isPlanOrdered || (await offers.findNewest(offer.id))?.audience !== "students") return false;
    return (await students.verifiedUntil(identityId)) === undefined;
  };
}
