import type { Subscription } from "@skywave/contract";
import type { EntityGroups } from "@skywave/tracking";

/** A radio that is carried about is sold beside those of cars. */
const MARKETS = { car: "car", radio: "car", marine: "marine", aviation: "aviation" } as const;
const REVENUE = { Free: "free", Introductory: "promo", AutoRenewing: "full" } as const;

/** A plan as analytics knows it: what it is, how it is paid, and what can be done about it. */
export function describePlan({ id, currentPhase, offers, options, radio }: Subscription): EntityGroups {
  return {
    planInfo: {
      marketType: radio === undefined ? "streaming" : MARKETS[radio.type],
      subscriptionId: id,
      revenueStatus: REVENUE[currentPhase.type],
      planTerm: offers.active.baseTerm,
      planChangeStatus: offers.pending === null ? "none" : "scheduled",
      cancelOnlineEligibility: options.cancelOptions.online,
    },
  };
}
