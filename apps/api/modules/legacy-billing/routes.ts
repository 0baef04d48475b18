import type { DomainHandlers, Handler } from "#platform/http/handlers.ts";
import type { ListBillingActivity } from "./list-billing-activity.ts";
import type { RedeemShownGiftCard } from "./redeem-shown-gift-card.ts";
import type { DescribeGiftCard } from "./describe-gift-card.ts";

export type LegacyBillingHandlers = Pick<
  DomainHandlers<"legacy">,
  | "giftCardInfo"
  | "giftCardRedeem"
  | "billingActivity"
  | "readBillingActivity"
  | "makePayment"
  | "updatePaymentInfo"
  | "updateEbillEnrollment"
>;

/** The calls of the legacy system about money, answered from the books that there are now. */
export function createLegacyBillingHandlers(dependencies: {
  describeGiftCard: DescribeGiftCard;
  redeemShownGiftCard: RedeemShownGiftCard;
  listBillingActivity: ListBillingActivity;
  makePayment: Handler<"legacy", "makePayment">;
  updatePaymentInfo: Handler<"legacy", "updatePaymentInfo">;
  updateEbillEnrollment: Handler<"legacy", "updateEbillEnrollment">;
}): LegacyBillingHandlers {
  const { describeGiftCard, redeemShownGiftCard, listBillingActivity } = dependencies;
  return {
    giftCardInfo: ({ body }, context) => describeGiftCard(body, context),
    giftCardRedeem: ({ body }, context) => redeemShownGiftCard(body, context),
    billingActivity: ({ body }, { caller }) => listBillingActivity(body, caller.identityId),
    readBillingActivity: ({ query }, { caller }) => listBillingActivity(query, caller.identityId),
    makePayment: dependencies.makePayment,
    updatePaymentInfo: dependencies.updatePaymentInfo,
    updateEbillEnrollment: dependencies.updateEbillEnrollment,
  };
}
