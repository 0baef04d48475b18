import type { Offer, OfferPhase } from "./offer.ts";

/** A free stretch that is over some day. What is free for ever is no trial. */
function isTrialPhase({ type, duration }: OfferPhase): boolean {
  return type === "Free" && duration !== "infinite";
}

/** Whether an offer begins with, or contains, a free stretch that each person has once. */
export function hasTrial({ phases }: Pick<Offer, "phases">): boolean {
  return phases.some(isTrialPhase);
}

/** The free stretch that an offer begins with and nothing after it; without phases where it begins otherwise. */
export function trialOnly<O extends Pick<Offer, "phases">>(offer: O): O {
  const afterwards = offer.phases.findIndex((phase) => !isTrialPhase(phase));
  return afterwards === -1 ? offer : { ...offer, phases: offer.phases.slice(0, afterwards) };
}

/** The same offer for somebody who has had their trial. */
export function withoutTrial<O extends Pick<Offer, "phases">>(offer: O): O {
  return { ...offer, phases: offer.phases.filter((phase) => !isTrialPhase(phase)) };
}
