import * as browse from "./catalogue/browse.ts";
import * as search from "./catalogue/search.ts";
import * as bills from "./billing/bills.ts";
import * as stores from "./partners/stores.ts";
import * as balance from "./billing/balance.ts";
import * as billingProfiles from "./billing/billing-profiles.ts";
import * as guestBills from "./billing/guest-bills.ts";
import * as invoiceDocument from "./billing/invoice-document.ts";
import * as invoices from "./billing/invoices.ts";
import * as addresses from "./billing/addresses.ts";
import * as pay from "./billing/pay.ts";
import * as paymentMethods from "./billing/payment-methods.ts";
import { getMessageChoices, setMessageChoices } from "./consents/message-choices.ts";
import { stopCalls } from "./consents/stop-calls.ts";
import { stopOffers } from "./consents/stop-offers.ts";
import { getEntries, getEntry } from "./content/entries.ts";
import { personalise } from "./personalisation/personalise.ts";
import { getConfiguration } from "./configuration/get-configuration.ts";
import { getCatalogOffer, getChangeOffers, getNewOffers, getSaveOffers } from "./offers/offers.ts";
import {
  forgetPurchaseDraft,
  savePurchaseDraft,
  listPurchaseDrafts,
} from "./purchase-drafts/purchase-drafts.ts";
import { openOfferLink } from "./offers/offer-links.ts";
import { listRadios } from "./radios/list-radios.ts";
import { getLocalizations } from "./configuration/get-localizations.ts";
import { completeOrder } from "./orders/complete-order.ts";
import { createOrder, getOrder } from "./orders/create-order.ts";
import { getSubscription, listSubscriptions } from "./subscriptions/subscriptions.ts";
import { saveCancellationReason } from "./subscriptions/cancellation-reason.ts";
import { updateNickname } from "./subscriptions/update-nickname.ts";
import * as targetedLinks from "./targeted-links/targeted-links.ts";
import { listUpcomingCharges } from "./subscriptions/upcoming-charges.ts";
import { sendSupportMessage } from "./support/send-support-message.ts";
import { metronome } from "./configuration/metronome.ts";
import { registerGiftCard } from "./billing/gift-cards.ts";
import * as gifts from "./gifts/gifts.ts";
import { getOutreachMessage } from "./in-app-messages/in-app-message.ts";
import { activateEntitlement, listEntitlements } from "./partners/entitlements.ts";
import { redeemPartnerPlan } from "./partners/partner-plans.ts";
import { library } from "./library/library-domain.ts";
import * as playbackState from "./library/playback-state.ts";
import { grantOffline } from "./listening/offline.ts";
import * as onDemand from "./listening/on-demand.ts";
import * as playback from "./listening/playback.ts";
import * as speakers from "./listening/speakers.ts";
import { nextup, sports, taste, voice } from "./listener-domains.ts";
import * as student from "./student/verification.ts";
import * as telemetry from "./events/telemetry.ts";
import * as userEvents from "./events/user-events.ts";
import { legacy } from "./legacy-domain.ts";
import { user } from "./user-domain.ts";
import * as serviceLane from "./vehicle-trials/service-lane.ts";
import * as partnerIntegration from "./vehicle-trials/partner-integration.ts";

/** Every call of the platform, by domain and name. Nothing on the wire exists that is not here. */
export const endpointTable = {
  configuration: { getConfiguration },
  localization: { getLocalizations },
  time: { metronome },
  consent: { stopCalls, stopOffers, getMessageChoices, setMessageChoices },
  content: { getEntries, getEntry, personalise },
  user,
  userEvent: { submitUserEvents: userEvents.submitUserEvents },
  telemetry: {
    submitTelemetryActions: telemetry.submitTelemetryActions,
    submitTelemetryEvents: telemetry.submitTelemetryEvents,
  },
  eligibility: { getCatalogOffer, getNewOffers, getChangeOffers, getSaveOffers, openOfferLink },
  order: { createOrder, getOrder, completeOrder, savePurchaseDraft, listPurchaseDrafts, forgetPurchaseDraft },
  billing: {
    createBillingProfile: billingProfiles.createBillingProfile,
    getBillingProfile: billingProfiles.getBillingProfile,
    updateBillingProfile: billingProfiles.updateBillingProfile,
    quoteAddress: billingProfiles.quoteAddress,
    validateAddress: addresses.validateAddress,
    suggestAddresses: addresses.suggestAddresses,
    getDefaultBillingProfile: billingProfiles.getDefaultBillingProfile,
    listPaymentMethods: paymentMethods.listPaymentMethods,
    addPaymentMethod: paymentMethods.addPaymentMethod,
    createSetupToken: paymentMethods.createSetupToken,
    listBillingProfiles: billingProfiles.listBillingProfiles,
    createProfileSetupToken: paymentMethods.createProfileSetupToken,
    getPaymentMethod: paymentMethods.getPaymentMethod,
    updatePaymentMethod: paymentMethods.updatePaymentMethod,
    removePaymentMethod: paymentMethods.removePaymentMethod,
    setDefaultPaymentMethod: paymentMethods.setDefaultPaymentMethod,
    listPaymentMethodHistory: paymentMethods.listPaymentMethodHistory,
    getNextBill: bills.getNextBill,
    listPaymentHistory: bills.listPaymentHistory,
    listInvoices: invoices.listInvoices,
    getInvoice: invoices.getInvoice,
    getInvoiceDocument: invoiceDocument.getInvoiceDocument,
    getInvoiceFile: invoiceDocument.getInvoiceFile,
    redeemGiftCard: balance.redeemGiftCard,
    getBalanceDue: balance.getBalanceDue,
    payBalanceDue: pay.payBalanceDue,
    payWithProfile: pay.payWithProfile,
    payWithMethod: pay.payWithMethod,
    createPaymentSetupToken: pay.createPaymentSetupToken,
    createPayment: pay.createPayment,
    getPayment: pay.getPayment,
    findGuestBill: guestBills.findGuestBill,
    payGuestBill: guestBills.payGuestBill,
    watchGuestBill: guestBills.watchGuestBill,
  },
  giftcard: {
    registerGiftCard,
    createGift: gifts.createGift,
    completeGift: gifts.completeGift,
    listGifts: gifts.listGifts,
    getGift: gifts.getGift,
    sendGiftAgain: gifts.sendGiftAgain,
    changeGiftRecipient: gifts.changeGiftRecipient,
    takeBackGift: gifts.takeBackGift,
  },
  outreach: { getOutreachMessage },
  search: {
    getSearchResults: search.getSearchResults,
    getSearchFilters: search.getSearchFilters,
    autosuggest: search.autosuggest,
    getHistory: search.getHistory,
    forgetHistory: search.forgetHistory,
    getRecentSearches: search.getRecentSearches,
    getTrendingSearches: search.getTrendingSearches,
  },
  browse: {
    getPageView: browse.getPageView,
    getContainerView: browse.getContainerView,
    getPage: browse.getPage,
    getContainer: browse.getContainer,
    getSetSegment: browse.getSetSegment,
  },
  playback: {
    tuneSource: playback.tuneSource,
    getDecryptionKey: playback.getDecryptionKey,
    getDecryptionKeyByUrl: playback.getDecryptionKeyByUrl,
    grantOffline,
    peekChannel: playback.peekChannel,
    liveUpdate: playback.liveUpdate,
    lookaround: playback.lookaround,
    streamsStatus: playback.streamsStatus,
    skip: onDemand.skip,
    previous: onDemand.previous,
    replay: onDemand.replay,
    lookaroundEpisodes: onDemand.lookaroundEpisodes,
    ...speakers,
    ...playbackState,
  },
  library,
  taste,
  nextup,
  sports,
  voice,
  support: { sendSupportMessage },
  partner: { listEntitlements, activateEntitlement, redeemPartnerPlan },
  partnerIntegration: {
    acceptTermsAndConditions: partnerIntegration.acceptTermsAndConditions,
    getDetailedState: partnerIntegration.getDetailedState,
    getHandoffState: partnerIntegration.getHandoffState,
    getState: partnerIntegration.getState,
    requestTrialLink: partnerIntegration.requestTrialLink,
    showServiceLaneVehicle: serviceLane.showServiceLaneVehicle,
    startServiceLaneTrial: serviceLane.startServiceLaneTrial,
  },
  activation: {
    syncPurchases: stores.syncPurchases,
    restorePurchases: stores.restorePurchases,
    grantPartnerAccess: stores.grantPartnerAccess,
  },
  student: {
    getStudentStatus: student.getStudentStatus,
    listSchools: student.listSchools,
    startStudentCheck: student.startStudentCheck,
    sendStudentDocument: student.sendStudentDocument,
  },
  legacy,
  subscription: {
    listSubscriptions,
    getSubscription,
    listUpcomingCharges,
    listRadios,
    saveCancellationReason,
    updateNickname,
    showTargetedLink: targetedLinks.showTargetedLink,
    sendTargetedCode: targetedLinks.sendTargetedCode,
    redeemTargetedLink: targetedLinks.redeemTargetedLink,
    renewTargetedLink: targetedLinks.renewTargetedLink,
  },
} as const;

/** What the paths of a domain stand below; those of the legacy system stay where they always were. */
export function baseUrlOf(domain: string): "/api" | "/services" {
  return domain === "legacy" ? "/services" : "/api";
}

export type EndpointTable = typeof endpointTable;
