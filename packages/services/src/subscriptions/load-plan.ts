import type { Subscription } from "@skywave/contract/subscriptions/subscriptions";
import type { UpcomingCharges } from "@skywave/contract/subscriptions/upcoming-charges";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type LoadPlanOutcome =
  | {
      ok: true;
      subscription: Subscription;
      /** Every bill of the next 24 months; none where somebody else bills it. */
      upcoming: UpcomingCharges;
    }
  /** It is not this person's. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** One subscription, what may be done with it, and all that it will cost. */
export async function loadPlan(skywave: Skywave, subscriptionId: string): Promise<LoadPlanOutcome> {
  const input = { params: { subscriptionId } };
  const expected = ["NOT_FOUND"] as const;
  const [subscription, upcoming] = await Promise.all([
    ask(skywave, { domain: "subscription", name: "getSubscription", input, expected }),
    ask(skywave, { domain: "subscription", name: "listUpcomingCharges", input, expected }),
    // What is past and what lies ahead is told from the day of the server.
    skywave.clock.whenAsked(),
  ]);
  if (!subscription.ok) return "failure" in subscription ? { ok: false, code: "NOT_FOUND" } : subscription;
  if (!upcoming.ok) return "failure" in upcoming ? { ok: false, code: "NOT_FOUND" } : upcoming;
  return { ok: true, subscription: subscription.data, upcoming: upcoming.data };
}
