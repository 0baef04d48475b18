import type { Identities } from "#modules/identities/index.ts";
import type { Handler } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { CheckSalStatus } from "./check-sal-status.ts";
import type { ClaimSubscription } from "./claim-subscription.ts";

/**
 * Creates an identity and claims the plan of a link for it, in one call. What is refused of either is refused in its own
 * words; a taken address is answered as where anybody signs up.
 */
export function createCreateSalIdentity({
  checkSalStatus,
  claimSubscription,
  createIdentity,
}: {
  checkSalStatus: CheckSalStatus;
  claimSubscription: ClaimSubscription;
  createIdentity: Identities["handlers"]["createV2"];
}): Handler<"legacy", "createSalIdentity"> {
  return async ({ body: { magicLinkGrant, ...newcomer } }, context) => {
    const waiting = await checkSalStatus(magicLinkGrant, context.caller.deviceId);
    if (!waiting.ok) return waiting;
    if (waiting.data.status === "CLAIMED") return refuse("CLAIMING_WITH_UNAUTHORIZED_USER");
    // Whose the address is has to sign in, and no newcomer gets what waits for them.
    if (waiting.data.status === "UNCLAIMED_SIGN_IN_TO_REUSE")
      return refuse("CLAIMING_WITH_UNAUTHORIZED_USER");
    const created = await createIdentity({ body: newcomer }, context);
    if (!created.ok) return created;
    const claimed = await claimSubscription(magicLinkGrant, created.data.identityId);
    return done({
      data: {
        ...created.data,
        subscriptionId: claimed.ok ? claimed.data.subscriptionId : null,
        planName: waiting.data.planName,
      },
    });
  };
}
