import type { BillingProfile } from "@skywave/contract";
import type { BillingProfileRow, PaymentMethodRow } from "#modules/books/index.ts";
import type { AddressStatus } from "./address/find-address-status.ts";

interface Surroundings {
  isDisputed: boolean;
  subscriptionIds: string[];
  serviceAddressStatus: AddressStatus;
}

/** A billing profile as clients see it; its default is told only if it is a card outside an Apple wallet. */
export function serializeProfile(
  profile: BillingProfileRow,
  methods: PaymentMethodRow[],
  { isDisputed, subscriptionIds, serviceAddressStatus }: Surroundings,
): BillingProfile {
  const defaultMethod = methods.find((method) => method.isDefault && method.walletKind !== "apple_pay");
  return {
    id: profile.id,
    defaultPaymentMethodId: defaultMethod?.id ?? null,
    billingProfileName: { firstAndLastName: { firstName: profile.firstName, lastName: profile.lastName } },
    serviceAddress: profile.serviceAddress,
    isEBill: profile.isEBill,
    status: {
      open: {
        activeDisputes: isDisputed,
        serviceAddressStatus,
        subscriptions: subscriptionIds,
      },
    },
  };
}
