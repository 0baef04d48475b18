import type { Domain, EndpointTable, Grant } from "@skywave/contract";

type NamesWhere<E> = {
  [D in Domain]: {
    [N in keyof EndpointTable[D]]: EndpointTable[D][N] extends E ? N : never;
  }[keyof EndpointTable[D]];
}[Domain];

type GrantsButAuthenticated = {
  [G in Exclude<Grant, "authenticated">]: { [N in NamesWhere<{ grant: G }>]: G };
};
type Merged = GrantsButAuthenticated["none"] &
  GrantsButAuthenticated["optional"] &
  GrantsButAuthenticated["access"] &
  GrantsButAuthenticated["device"] &
  GrantsButAuthenticated["identity"] &
  GrantsButAuthenticated["refresh"];

/**
 * What a call has to show if it is not a signed-in session. It is repeated here because the run-time
 * configuration does not say it and the contract itself would bring its schemas into the page; the compiler
 * holds the two equal.
 */
const grants: Merged = {
  getConfiguration: "none",
  getLocalizations: "none",
  getEntries: "none",
  getEntry: "none",
  personalise: "none",
  stopCalls: "none",
  metronome: "none",
  devices: "none",
  refreshDeviceGrant: "none",
  migrateDeviceGrant: "none",
  createAuthenticationChallenge: "none",
  verifyAuthenticationChallenge: "none",
  anonymous: "device",
  authenticated: "identity",
  legacySignIn: "identity",
  refresh: "refresh",
  signOut: "access",
  migrateSession: "device",
  createDeviceSession: "none",
  redeemAuthCode: "none",
  authenticatePassword: "access",
  otpInitiate: "access",
  otpRedeem: "access",
  otpAuthenticate: "identity",
  requestMagicLink: "access",
  magicLinkRedeem: "access",
  authenticateMagicLink: "identity",
  passkeyCreateFinish: "identity",
  passkeyAuthenticateStart: "access",
  passkeyAuthenticateFinish: "identity",
  showTargetedLink: "access",
  sendTargetedCode: "access",
  redeemTargetedLink: "access",
  renewTargetedLink: "access",
  findGuestBill: "access",
  payGuestBill: "access",
  watchGuestBill: "access",
  lookUpCustomer: "access",
  recallCustomerLookup: "access",
  statusByHandle: "access",
  statusForSignUp: "access",
  create: "identity",
  createV2: "access",
  override: "identity",
  recordOfSaleExists: "access",
  recordOfSaleStatus: "access",
  userCodeGenerate: "device",
  userCodeAuthenticate: "device",
  linkSmartDevice: "device",
  checkSalStatus: "access",
  submitUserEvents: "access",
  grantPartnerAccess: "device",
  getCatalogOffer: "optional",
  getNewOffers: "optional",
  openOfferLink: "optional",
  logMessage: "optional",
  sendSupportMessage: "optional",
};

const namesWithKey: Record<NamesWhere<{ isIdempotentByKey: true }>, true> = {
  createV2: true,
  updateAccount: true,
  createBillingProfile: true,
  addPaymentMethod: true,
  redeemGiftCard: true,
  createGift: true,
  completeGift: true,
  giftCardRedeem: true,
  payBalanceDue: true,
  payWithProfile: true,
  payWithMethod: true,
  createPayment: true,
  payGuestBill: true,
  createOrder: true,
  sendSupportMessage: true,
  completeOrder: true,
};

/** Whether the call makes somebody new, which nobody can do while signed in as somebody else. */
export function createsIdentity(name: string): boolean {
  return name === "create" || name === "createV2";
}

export function grantOf(name: string): Grant {
  return lookUp<Grant>(grants, name) ?? "authenticated";
}

/** Whether repeating the call with the same Idempotency-Key acts once. */
export function isIdempotentByKey(name: string): boolean {
  return lookUp<true>(namesWithKey, name) ?? false;
}

function lookUp<V>(table: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
