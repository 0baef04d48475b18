import type { PaymentMethod } from "@skywave/contract";
import { cardStatus } from "@skywave/domain/billing/card-status";
import type { PaymentMethodRow } from "./methods-repository.ts";

/** A card as clients see it. */
export function serializePaymentMethod(
  method: PaymentMethodRow,
  today: Temporal.PlainDate,
  declinedOn?: Temporal.PlainDate,
): PaymentMethod {
  const expiryDate = { year: method.expiryYear, month: method.expiryMonth };
  return {
    id: method.id,
    isDefault: method.isDefault,
    ...(method.billingAddress !== null && { billingAddress: method.billingAddress }),
    card: {
      brand: method.brand,
      last4: method.last4,
      expiryDate,
      status: cardStatus(expiryDate, today),
      wallet: { applePay: method.walletKind === "apple_pay" },
      ...(method.walletKind !== null && { walletKind: method.walletKind }),
      ...(declinedOn !== undefined && { declinedOn: declinedOn.toString() }),
    },
  };
}
