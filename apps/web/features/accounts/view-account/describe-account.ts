import type { Subscription } from "@skywave/contract";
import type { EntityGroups } from "@skywave/tracking";
import { describePlan } from "#pricing/standing/describe-plan.ts";
import type { Account } from "./use-account.ts";

const OVER = new Set<Subscription["state"]>(["cancelled", "expired"]);
const STATUS = { Active: "active", Closed: "closed", Inactive: "inactive", Suspended: "suspended" } as const;

/** The account as analytics knows it: who has it, how it stands, and which plans are in it. */
export function describeAccount({
  identity,
  subscriptions,
}: Pick<Account, "identity" | "subscriptions">): EntityGroups {
  const { emailAddress: email } = identity.handle;
  const current = subscriptions.filter(({ state }) => !OVER.has(state));
  const [first] = current;
  return {
    customerInfo: {
      ...(email === undefined ? {} : { email }),
      digitalSegment: segmentOf(subscriptions, current),
      billingStatus: billingStatusOf(current),
      isCompanion: current.some(({ includedIn }) => includedIn !== null),
      // A plan drives the companion that it includes.
      isCompanionSubscriptionDriving: current.some(({ id }) =>
        current.some(({ includedIn }) => includedIn === id),
      ),
      ...(first?.currentPhase.type === "Free" && { trialPackageName: first.offers.active.name }),
    },
    pageInfo: { subscriptionCount: current.length },
    account: {
      subscriptions: subscriptions.map(({ id, status, offerId }) => ({
        subscriptionId: id,
        lookupMethod: "LOGIN",
        status: STATUS[status],
        planCodes: [offerId],
      })),
    },
    planInfo: {
      marketType: "streaming",
      currentPlanCodes: current.map(({ offerId }) => offerId),
      ...(first && describePlan(first).planInfo),
    },
  };
}

function segmentOf(all: readonly Subscription[], current: readonly Subscription[]) {
  if (all.length === 0) return "new";
  if (current.length === 0) return "former";
  return current.every(({ currentPhase }) => currentPhase.type === "Free") ? "trial" : "selfPay";
}

function billingStatusOf(current: readonly Subscription[]) {
  if (current.some(({ state }) => state === "suspended")) return "suspended";
  return current.some(({ state }) => state === "past_due") ? "pastDue" : "current";
}
