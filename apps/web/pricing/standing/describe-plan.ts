import type { Subscription } from "@skywave/contract";
import type { EntityGroups } from "@skywave/tracking";
import { marketOf } from "./market-of.ts";

const REVENUE = { Free: "free", Introductory: "promo", AutoRenewing: "full" } as const;

/** A plan as analytics knows it: what it is, how it is paid, and what can be done about it. */
export function describePlan({ id, currentPhase, offers, options, radio }: Subscription): EntityGroups {
  return {
    planInfo: {
      marketType: marketOf(radio?.type),
      subscriptionId: id,
      revenueStatus: REVENUE[currentPhase.type],
      planTerm: offers.active.baseTerm,
      planChangeStatus: offers.pending === null ? "none" : "scheduled",
      cancelOnlineEligibility: options.cancelOptions.online,
    },
  };
}
