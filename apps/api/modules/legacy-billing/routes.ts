import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { createListBillingActivity } from "./list-billing-activity.ts";
import type { createRedeemShownGiftCard } from "./redeem-shown-gift-card.ts";
import type { createShowBillingStatus } from "./show-billing-status.ts";
import type { createTellGiftCard } from "./tell-gift-card.ts";

export type LegacyBillingHandlers = Pick<
  DomainHandlers<"legacy">,
  "giftCardInfo" | "giftCardRedeem" | "billingActivity" | "readBillingActivity" | "accountNonPii"
>;

/** The calls of the legacy system about money, answered from the books that there are now. */
export function createLegacyBillingHandlers(dependencies: {
  tellGiftCard: ReturnType<typeof createTellGiftCard>;
  redeemShownGiftCard: ReturnType<typeof createRedeemShownGiftCard>;
  listBillingActivity: ReturnType<typeof createListBillingActivity>;
  showBillingStatus: ReturnType<typeof createShowBillingStatus>;
}): LegacyBillingHandlers {
  const { tellGiftCard, redeemShownGiftCard, listBillingActivity, showBillingStatus } = dependencies;
  return {
    giftCardInfo: ({ body }, context) => tellGiftCard(body, context),
    giftCardRedeem: ({ body }, context) => redeemShownGiftCard(body, context),
    billingActivity: ({ body }, { caller }) => listBillingActivity(body, caller.identityId),
    readBillingActivity: ({ query }, { caller }) => listBillingActivity(query, caller.identityId),
    accountNonPii: async (_request, { caller }) =>
      done({ data: { billingStatus: await showBillingStatus(caller.identityId, caller.country) } }),
  };
}
