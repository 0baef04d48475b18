/** Who pays, and where the service is used. */
export const OWNER = {
  firstName: "Jo",
  lastName: "Bell",
  addressLine1: "1 Main St",
  city: "Albany",
  state: "NY",
  zipCode: "12207",
};

const { firstName, lastName, ...serviceAddress } = OWNER;
const profile = {
  id: "profile-1",
  defaultPaymentMethodId: "card-1",
  billingProfileName: { firstAndLastName: { firstName, lastName } },
  serviceAddress,
};
const expiryDate = { month: 12, year: 2099 };

/** What is answered about somebody whose details and card are on file. */
export const KEPT_BILLING = {
  getDefaultBillingProfile: profile,
  updateBillingProfile: profile,
  listPaymentMethods: {
    paymentMethods: [
      {
        id: "card-1",
        isDefault: true,
        card: { brand: "visa", last4: "4242", status: "VALID", expiryDate, wallet: { applePay: false } },
      },
    ],
  },
};

/** The same of somebody who lives in a province of Canada. */
export function keptBillingIn(state: string) {
  const kept = { ...profile, serviceAddress: { ...serviceAddress, state, country: "CA" } };
  return { ...KEPT_BILLING, getDefaultBillingProfile: kept, updateBillingProfile: kept };
}
