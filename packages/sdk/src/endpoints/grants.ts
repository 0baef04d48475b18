import type { Domain, EndpointTable, Grant } from "@skywave/contract";

type GrantTable = { [D in Domain]: { [N in keyof EndpointTable[D]]: GrantAt<D, N> } };
type GrantAt<D extends Domain, N extends keyof EndpointTable[D]> = EndpointTable[D][N] extends {
  grant: infer G extends Grant;
}
  ? G
  : never;

/**
 * What each call has to show. It is repeated here because the run-time configuration does not say it and the
 * contract itself would bring its schemas into the page; the compiler holds the two equal.
 */
const grants: GrantTable = {
  configuration: { getConfiguration: "none" },
  localization: { getLocalizations: "none" },
  time: { metronome: "none" },
  user: {
    devices: "none",
    refreshDeviceGrant: "none",
    anonymous: "device",
    authenticated: "identity",
    refresh: "refresh",
    revokeSessions: "authenticated",
    signOut: "access",
    statusByHandle: "access",
    createV2: "access",
    getIdentity: "authenticated",
    authenticatePassword: "access",
    otpInitiate: "access",
    otpRedeem: "access",
    otpAuthenticate: "identity",
  },
  eligibility: { getCatalogOffer: "optional", getNewOffers: "optional" },
  order: { createOrder: "authenticated", getOrder: "authenticated", completeOrder: "authenticated" },
  billing: {
    createBillingProfile: "authenticated",
    getBillingProfile: "authenticated",
    updateBillingProfile: "authenticated",
    getDefaultBillingProfile: "authenticated",
    listPaymentMethods: "authenticated",
    addPaymentMethod: "authenticated",
    createSetupToken: "authenticated",
    getNextBill: "authenticated",
    listPaymentHistory: "authenticated",
    listInvoices: "authenticated",
    getInvoice: "authenticated",
  },
  subscription: { listSubscriptions: "authenticated", getSubscription: "authenticated" },
};

type IdempotentName = {
  [D in Domain]: {
    [N in keyof EndpointTable[D]]: EndpointTable[D][N] extends { isIdempotentByKey: true } ? N : never;
  }[keyof EndpointTable[D]];
}[Domain];

const namesWithKey: Record<IdempotentName, true> = {
  createV2: true,
  createBillingProfile: true,
  addPaymentMethod: true,
  createOrder: true,
  completeOrder: true,
};

/** undefined for a call that this release does not know. */
export function grantOf(domain: string, name: string): Grant | undefined {
  return lookUp<Grant>(lookUp<Record<string, Grant>>(grants, domain) ?? {}, name);
}

/** Whether repeating the call with the same Idempotency-Key acts once. */
export function isIdempotentByKey(name: string): boolean {
  return lookUp<true>(namesWithKey, name) ?? false;
}

function lookUp<V>(table: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
