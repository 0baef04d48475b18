import type { BillingProfile } from "@skywave/contract/billing/billing-profiles";

export const ADDRESS = {
  addressLine1: "1 Main St",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;

export function makeBillingProfile(override: Partial<BillingProfile> = {}): BillingProfile {
  return {
    id: "profile-1",
    defaultPaymentMethodId: "card-1",
    billingProfileName: { firstAndLastName: { firstName: "Ada", lastName: "Byron" } },
    serviceAddress: ADDRESS,
    isEBill: true,
    status: { open: { activeDisputes: false, serviceAddressStatus: "valid", subscriptions: [] } },
    ...override,
  };
}
