import type { BillingProfile, PaymentMethod } from "@skywave/contract";
import { cardStatus } from "@skywave/domain/billing/card-status";
import type { PaymentMethodRow } from "./methods-repository.ts";
import type { BillingProfileRow } from "./profiles-repository.ts";

/** A billing profile as clients see it; its default is told only if it is a card outside an Apple wallet. */
export function serializeProfile(
  profile: BillingProfileRow,
  methods: PaymentMethodRow[],
  { isDisputed, subscriptionIds }: { isDisputed: boolean; subscriptionIds: string[] },
): BillingProfile {
  const defaultMethod = methods.find((method) => method.isDefault && !method.isApplePay);
  return {
    id: profile.id,
    defaultPaymentMethodId: defaultMethod?.id ?? null,
    billingProfileName: { firstAndLastName: { firstName: profile.firstName, lastName: profile.lastName } },
    serviceAddress: profile.serviceAddress,
    isEBill: profile.isEBill,
    status: {
      open: {
        activeDisputes: isDisputed,
        serviceAddressStatus: "unverified",
        subscriptions: subscriptionIds,
      },
    },
  };
}

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
      wallet: { applePay: method.isApplePay },
      ...(declinedOn !== undefined && { declinedOn: declinedOn.toString() }),
    },
  };
}
