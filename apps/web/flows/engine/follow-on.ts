import type { Offer } from "@skywave/contract";
import type { PurchaseState } from "./purchase-state.ts";

/** The chosen offer with all that follows its free time, even where the person wants none of that. */
export function listedOffer({ offer, followOn }: PurchaseState): Offer | null {
  const isCut = offer !== null && followOn?.listed.id === offer.id;
  return isCut ? followOn.listed : offer;
}

/** The free time that an offer begins with, and nothing after it. */
export function freeTimeOf(offer: Offer): Offer {
  const isFree = ({ type, duration }: Offer["phases"][number]) =>
    type === "Free" && duration.kind === "finite";
  const paid = offer.phases.findIndex((phase) => !isFree(phase));
  return paid === -1 ? offer : { ...offer, phases: offer.phases.slice(0, paid) };
}

/** The same offer may be picked anew, with all that follows its free time: then the question is open again. */
export function isFollowOnSettled({ offer, followOn }: PurchaseState): boolean {
  if (offer === null || followOn?.listed.id !== offer.id) return false;
  return followOn.isWanted === (offer.phases.length === followOn.listed.phases.length);
}
