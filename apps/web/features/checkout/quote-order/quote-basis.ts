import type { PurchaseState } from "../../../flows/engine/purchase-state.ts";

/** What a quote depends on; when this changes, the quote is worth nothing. */
export function quoteBasis({ offer, promoCode, card, billing, giftCard }: PurchaseState): string {
  const { state: region, zipCode } = billing;
  const parts = [offer?.id, promoCode, card?.paymentMethodId, region, zipCode];
  return (giftCard === null ? parts : [...parts, giftCard.tokenId]).join("|");
}
