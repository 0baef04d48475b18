import type { Offer, PurchaseDraft } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import type { LoadOffersOutcome } from "@skywave/services/offers/load-offers";
import { listPurchaseDrafts } from "@skywave/services/purchase-drafts/list-purchase-drafts";
import type { Skywave } from "@skywave/sdk";
import { freeTimeOf } from "./follow-on.ts";
import { billingOf, savedCardOf } from "./saved-billing.ts";
import { createPurchaseStore } from "./purchase-draft.ts";
import { EMPTY_PURCHASE, type PlanLine, type PurchaseState } from "./purchase-state.ts";

/** What is sold to whoever has settled this much. */
type OffersFor = (draft: PurchaseDraft) => Promise<LoadOffersOutcome>;

/**
 * Takes up in this tab what the person has settled elsewhere, so far as it still holds: an offer that is gone is
 * chosen anew, and so are radios that this browser is not told. A purchase that is with the bank in this tab stays as it is.
 */
export async function resumePurchase(
  skywave: Skywave,
  flowName: string,
  offersFor: OffersFor,
): Promise<void> {
  const purchase = createPurchaseStore(flowName, sessionStorage);
  if (purchase.getState().isAwaitingBank) return;
  const kept = await listPurchaseDrafts(skywave);
  const draft = kept.ok ? kept.drafts.find((one) => one.flowName === flowName) : undefined;
  if (draft === undefined) return;
  const listed = await offersFor(draft);
  if (!listed.ok) return;
  const { promoCode = "", isFollowOnWanted, isBillingSettled } = draft;
  const [radio = null, ...moreRadios] = draft.radios ?? [];
  const sold = [...listed.offers, ...listed.fallbackOffers];
  const offer = sold.find(({ id }) => id === draft.offerId);
  const lines = soldLines(draft, sold);
  if (offer === undefined || lines.length < (draft.lines?.length ?? 0)) {
    purchase.setState({ ...EMPTY_PURCHASE, promoCode, radio, moreRadios, lines, notice: "offerWithdrawn" });
    return;
  }
  purchase.setState({
    ...EMPTY_PURCHASE,
    promoCode,
    radio,
    moreRadios,
    lines,
    offer: isFollowOnWanted === false ? freeTimeOf(offer) : offer,
    ...(isFollowOnWanted !== null && { followOn: { listed: offer, isWanted: isFollowOnWanted } }),
    ...(isBillingSettled && (await settledIn(skywave))),
  });
}

/** What of several plans is still sold, line by line; what was chosen of it stays chosen where another one has gone. */
function soldLines({ lines = [], radios = [] }: PurchaseDraft, sold: readonly Offer[]): PlanLine[] {
  return lines.flatMap(({ offerId, quantity }, place) => {
    const offer = sold.find(({ id }) => id === offerId);
    // A pair's one radio is that of the purchase.
    const radio = radios.length > 1 ? radios[place] : undefined;
    return offer === undefined ? [] : [{ offer, quantity, ...(radio !== undefined && { radio }) }];
  });
}

/** Name, address and card as the account holds them; what it does not hold is asked for again. */
async function settledIn(skywave: Skywave): Promise<Partial<PurchaseState>> {
  const details = await loadBillingDetails(skywave);
  if (!details.ok || details.profile === null) return {};
  const method = details.paymentMethods.find(
    ({ isDefault, card }) => isDefault && card.status !== "EXPIRED" && !card.wallet.applePay,
  );
  return {
    billing: billingOf(details.profile),
    areDetailsSaved: true,
    card: method === undefined ? null : savedCardOf(method),
  };
}
