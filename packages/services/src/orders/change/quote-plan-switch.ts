import type { Skywave } from "@skywave/sdk";
import { askForChange, type ChangeOutcome } from "./ask-for-change.ts";

export interface QuotePlanSwitchInput {
  subscriptionId: string;
  offerId: string;
  /** Left out: at once to a dearer plan, else when the term is over. */
  flow?: "immediate" | "endOfTerm" | "endOfPromotion";
  /** Opens an offer that is not in the open list. */
  promoCode?: string;
  /** Of a registered gift card, which pays what the balance leaves before the card does. */
  giftCardTokenId?: string;
  /** Of a VIP plan: another plan that becomes its second subscription. Left out: a new one starts. */
  secondarySubscriptionId?: string;
  idempotencyKey: string;
}

/** Asks what another plan costs: what is due now less the days that are left, and every bill after it. */
export function quotePlanSwitch(skywave: Skywave, input: QuotePlanSwitchInput): Promise<ChangeOutcome> {
  const { subscriptionId, offerId, flow, promoCode, giftCardTokenId, secondarySubscriptionId } = input;
  const planSwitch = {
    subscriptionId,
    offerId,
    ...(flow === undefined ? {} : { flow }),
    ...(promoCode === undefined ? {} : { promoCode }),
    ...(giftCardTokenId === undefined ? {} : { giftCardId: giftCardTokenId }),
    ...(secondarySubscriptionId === undefined ? {} : { secondarySubscriptionId }),
  };
  return askForChange(skywave, { body: { planSwitch }, idempotencyKey: input.idempotencyKey });
}
