import type { Capability } from "@skywave/domain/radios/radio";
import type { SubscriptionRow } from "#modules/subscriptions/index.ts";

type SubscriptionState = SubscriptionRow["state"];

/** A radio as far as it decides whether a refresh helps. */
export interface RefreshFacts {
  capabilities: readonly Capability[];
  /** Of the subscription that is heard on it; null for none. */
  state: SubscriptionState | null;
  /** Whether its owner is the one who asks. */
  isOwner: boolean;
}

/** With service; a bill that is open for some days does not end it. */
const WITH_SERVICE: readonly SubscriptionState[] = ["active", "pending_cancellation", "past_due"];

/** Whether a radio plays what a subscription in this state is for. */
export function isServed(state: SubscriptionState): boolean {
  return WITH_SERVICE.includes(state);
}

/**
 * Why a refresh is refused; undefined where it is sent. That an account is in collection is told to its owner alone: to
 * somebody who has read a number off a car, a radio without service is a radio without a plan.
 */
export function decideRefresh({
  capabilities,
  state,
  isOwner,
}: RefreshFacts): "DEVICE_REFRESH_NOT_SUPPORTED" | "NO_SUBSCRIPTION" | "PAST_DUE" | undefined {
  if (capabilities.length === 0) return "DEVICE_REFRESH_NOT_SUPPORTED";
  if (state !== null && isServed(state)) return undefined;
  return state === "suspended" && isOwner ? "PAST_DUE" : "NO_SUBSCRIPTION";
}
