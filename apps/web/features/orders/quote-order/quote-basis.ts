import { chargesNothing } from "#pricing/charges-nothing.ts";
import type { PurchaseState } from "#flows/engine/purchase-state.ts";

/** What a quote depends on; when this changes, the quote is worth nothing. */
export function quoteBasis({ offer, lines, promoCode, card, billing, giftCard }: PurchaseState): string {
  const { state: region, zipCode } = billing;
  const isFree = offer !== null && chargesNothing(offer);
  const cardId = isFree ? "none" : card?.paymentMethodId;
  const plans = lines.map((line) => `${line.quantity} ${line.offer.id}`);
  const parts = [plans.length > 0 ? plans.join("+") : offer?.id, promoCode, cardId, region, zipCode];
  return (giftCard === null ? parts : [...parts, giftCard.tokenId]).join("|");
}
