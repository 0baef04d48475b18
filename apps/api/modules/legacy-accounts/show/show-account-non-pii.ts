import type { CallAnswer, NonPiiSubscription, Subscription } from "@skywave/contract";
import type { LegacyBilling } from "#modules/legacy-billing/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";

export type ShowAccountNonPii = (
  token: string | undefined,
  caller: SessionCaller,
) => Promise<Outcome<CallAnswer<"legacy", "accountNonPii">>>;

/**
 * What may be told of an account to somebody who has only named it: which plans it has and in what they are heard. How it
 * stands with its bills is told to its owner alone.
 */
export function createShowAccountNonPii(dependencies: {
  visitorProofs: Pick<VisitorProofs, "find">;
  subscriptions: Pick<Subscriptions, "listShown">;
  showBillingStatus: LegacyBilling["showBillingStatus"];
}): ShowAccountNonPii {
  const { visitorProofs, subscriptions, showBillingStatus } = dependencies;
  const listPlans = async (identityId: string) => (await subscriptions.listShown(identityId)).map(planOf);

  return async (token, { identityId, deviceId, country }) => {
    if (token !== undefined) {
      const found = await visitorProofs.find("account", { token, deviceId });
      const isOthers = identityId !== null && identityId !== found;
      if (found === undefined || isOthers) return refuse("UNAUTHENTICATED_CUSTOMER");
      return done({ data: { billingStatus: null, subscriptions: await listPlans(found) } });
    }
    if (identityId === null) return refuse("UNAUTHENTICATED_CUSTOMER");
    const billingStatus = await showBillingStatus(identityId, country);
    return done({ data: { billingStatus, subscriptions: await listPlans(identityId) } });
  };
}

function planOf({ offers, status, radio }: Subscription): NonPiiSubscription {
  return {
    planNames: [offers.active.name],
    status,
    radioIdLastFour: radio?.radioIdLastFour ?? null,
    type: radio?.type ?? null,
    yearMakeModel: radio?.vehicle?.yearMakeModel ?? null,
  };
}
