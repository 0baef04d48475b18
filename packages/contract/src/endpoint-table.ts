import * as bills from "./billing/bills.ts";
import * as billingProfiles from "./billing/billing-profiles.ts";
import * as invoices from "./billing/invoices.ts";
import * as paymentMethods from "./billing/payment-methods.ts";
import { getConfiguration } from "./configuration/get-configuration.ts";
import { getCatalogOffer, getNewOffers } from "./eligibility/offers.ts";
import { getLocalizations } from "./localization/get-localizations.ts";
import { completeOrder } from "./order/complete-order.ts";
import { createOrder, getOrder } from "./order/create-order.ts";
import { getSubscription, listSubscriptions } from "./subscription/subscriptions.ts";
import { metronome } from "./time/metronome.ts";
import { otpAuthenticate, otpInitiate, otpRedeem } from "./user/authentication/one-time-code.ts";
import { authenticatePassword } from "./user/authentication/password.ts";
import { devices, refreshDeviceGrant } from "./user/device-grants.ts";
import { createV2, getIdentity, statusByHandle } from "./user/identity/identities.ts";
import { anonymous, authenticated, refresh, revokeSessions, signOut } from "./user/session/sessions.ts";

/** Every call of the platform, by domain and name. Nothing on the wire exists that is not here. */
export const endpointTable = {
  configuration: { getConfiguration },
  localization: { getLocalizations },
  time: { metronome },
  user: {
    devices,
    refreshDeviceGrant,
    anonymous,
    authenticated,
    refresh,
    revokeSessions,
    signOut,
    statusByHandle,
    createV2,
    getIdentity,
    authenticatePassword,
    otpInitiate,
    otpRedeem,
    otpAuthenticate,
  },
  eligibility: { getCatalogOffer, getNewOffers },
  order: { createOrder, getOrder, completeOrder },
  billing: {
    createBillingProfile: billingProfiles.createBillingProfile,
    getBillingProfile: billingProfiles.getBillingProfile,
    updateBillingProfile: billingProfiles.updateBillingProfile,
    getDefaultBillingProfile: billingProfiles.getDefaultBillingProfile,
    listPaymentMethods: paymentMethods.listPaymentMethods,
    addPaymentMethod: paymentMethods.addPaymentMethod,
    createSetupToken: paymentMethods.createSetupToken,
    getNextBill: bills.getNextBill,
    listPaymentHistory: bills.listPaymentHistory,
    listInvoices: invoices.listInvoices,
    getInvoice: invoices.getInvoice,
  },
  subscription: { listSubscriptions, getSubscription },
} as const;

export type EndpointTable = typeof endpointTable;
