import type { SavedCard } from "#providers/card-processor/card-processor.ts";
import type { PaymentMethodRow } from "./methods-repository.ts";
import type { BillingProfileRow } from "./profiles-repository.ts";

/** The row of a card that the processor has registered, as its profile's default. */
export function methodOf(
  card: SavedCard,
  profile: Pick<BillingProfileRow, "identityId" | "id" | "createdAt">,
): PaymentMethodRow {
  return {
    identityId: profile.identityId,
    id: card.paymentMethodId,
    billingProfileId: profile.id,
    brand: card.brand,
    last4: card.last4,
    expiryYear: card.expiryYear,
    expiryMonth: card.expiryMonth,
    fingerprint: card.fingerprint,
    walletKind: card.walletKind,
    billingAddress: null,
    isDefault: true,
    createdAt: profile.createdAt,
    removedAt: null,
  };
}
