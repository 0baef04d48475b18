import { forgetPurchaseDraft } from "@skywave/services/purchase-drafts/forget-purchase-draft";
import { savePurchaseDraft } from "@skywave/services/purchase-drafts/save-purchase-draft";
import type { Skywave } from "@skywave/sdk";
import { basePath } from "#platform/router/page-history.ts";
import type { PurchaseState } from "./purchase-state.ts";

/**
 * Keeps with the account what a signed-in person has settled, or forgets it once it is bought. Whether that worked
 * is told to nobody: it costs another device its start, and this purchase nothing.
 */
export async function savePurchase(skywave: Skywave, flowName: string, state: PurchaseState): Promise<void> {
  const { offer, followOn, promoCode, card, areDetailsSaved, confirmedOrder, lines } = state;
  const radios = state.radio === null ? [] : [state.radio, ...state.moreRadios];
  if (confirmedOrder !== null) await forgetPurchaseDraft(skywave, flowName);
  else if (offer !== null)
    await savePurchaseDraft(skywave, flowName, {
      path: location.pathname
        .slice(basePath().length)
        .replace(/^\/|\/$/g, "")
        .toLowerCase(),
      offerId: offer.id,
      ...(lines.length > 0 && {
        lines: lines.map((line) => ({ offerId: line.offer.id, quantity: line.quantity })),
      }),
      ...(radios.length > 0 && { radios: radios.map(({ token }) => token) }),
      ...(promoCode !== "" && { promoCode }),
      isFollowOnWanted: followOn?.listed.id === offer.id ? followOn.isWanted : null,
      isBillingSettled: card !== null || areDetailsSaved,
    });
}
