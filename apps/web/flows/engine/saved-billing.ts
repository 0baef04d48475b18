import type { BillingProfile, PaymentMethod } from "@skywave/contract";
import { cardName } from "@skywave/domain/billing/card-name";
import type { BillingDraft, SavedCard } from "./purchase-state.ts";

/** Name and address as the account holds them. */
export function billingOf({ billingProfileName, serviceAddress }: BillingProfile): BillingDraft {
  const { addressLine1, addressLine2 = "", city, state, zipCode } = serviceAddress;
  return { ...billingProfileName.firstAndLastName, addressLine1, addressLine2, city, state, zipCode };
}

/** A card of the account, as a purchase is paid with it. */
export function savedCardOf({ id, card, billingAddress }: PaymentMethod): SavedCard {
  return {
    paymentMethodId: id,
    brand: cardName(card),
    last4: card.last4,
    ...(billingAddress && { billingState: billingAddress.state }),
  };
}
