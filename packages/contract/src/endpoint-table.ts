import * as bills from "./billing/bills.ts";
import * as stores from "./activation/stores.ts";
import * as balance from "./billing/balance.ts";
import * as billingProfiles from "./billing/billing-profiles.ts";
import * as guestBills from "./billing/guest-bills.ts";
import * as invoiceDocument from "./billing/invoice-document.ts";
import * as invoices from "./billing/invoices.ts";
import { validateAddress } from "./billing/validate-address.ts";
import * as pay from "./billing/pay.ts";
import * as paymentMethods from "./billing/payment-methods.ts";
import { getMessageChoices, setMessageChoices } from "./consent/message-choices.ts";
import { stopCalls } from "./consent/stop-calls.ts";
import { getEntries, getEntry } from "./content/entries.ts";
import { personalise } from "./content/personalise.ts";
import { getConfiguration } from "./configuration/get-configuration.ts";
import { getCatalogOffer, getChangeOffers, getNewOffers, getSaveOffers } from "./eligibility/offers.ts";
import { forgetPurchaseDraft, keepPurchaseDraft, listPurchaseDrafts } from "./order/purchase-drafts.ts";
import { openOfferLink } from "./eligibility/offer-links.ts";
import { billingActivity, readBillingActivity } from "./legacy/billing-activity.ts";
import { accountNonPii } from "./legacy/billing-status.ts";
import { giftCardInfo, giftCardRedeem } from "./legacy/legacy-gift-cards.ts";
import { lookUpCustomer, recallCustomerLookup } from "./legacy/customer-lookup.ts";
import { logMessage } from "./legacy/log-message.ts";
import { getLocalizations } from "./localization/get-localizations.ts";
import { completeOrder } from "./order/complete-order.ts";
import { createOrder, getOrder } from "./order/create-order.ts";
import { getSubscription, listSubscriptions } from "./subscription/subscriptions.ts";
import { tellCancellationReason } from "./subscription/cancellation-reason.ts";
import { updateNickname } from "./subscription/update-nickname.ts";
import * as targetedLinks from "./subscription/targeted-links.ts";
import { listUpcomingCharges } from "./subscription/upcoming-charges.ts";
import { sendSupportMessage } from "./support/send-support-message.ts";
import { metronome } from "./time/metronome.ts";
import { registerGiftCard } from "./giftcard/gift-cards.ts";
import * as gifts from "./giftcard/gifts.ts";
import { getOutreachMessage } from "./outreach/message.ts";
import { activateEntitlement, listEntitlements } from "./partner/entitlements.ts";
import { redeemPartnerPlan } from "./partner/partner-plans.ts";
import * as student from "./student/verification.ts";
import * as telemetry from "./event/telemetry.ts";
import * as userEvents from "./event/user-events.ts";
import { user } from "./user/user-domain.ts";

/** Every call of the platform, by domain and name. Nothing on the wire exists that is not here. */
export const endpointTable = {
  configuration: { getConfiguration },
  localization: { getLocalizations },
  time: { metronome },
  consent: { stopCalls, getMessageChoices, setMessageChoices },
  content: { getEntries, getEntry, personalise },
  user,
  userEvent: { submitUserEvents: userEvents.submitUserEvents },
  telemetry: {
    submitTelemetryActions: telemetry.submitTelemetryActions,
    submitTelemetryEvents: telemetry.submitTelemetryEvents,
  },
  eligibility: { getCatalogOffer, getNewOffers, getChangeOffers, getSaveOffers, openOfferLink },
  order: { createOrder, getOrder, completeOrder, keepPurchaseDraft, listPurchaseDrafts, forgetPurchaseDraft },
  billing: {
    createBillingProfile: billingProfiles.createBillingProfile,
    getBillingProfile: billingProfiles.getBillingProfile,
    updateBillingProfile: billingProfiles.updateBillingProfile,
    quoteAddress: billingProfiles.quoteAddress,
    validateAddress,
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
  support: { sendSupportMessage },
  partner: { listEntitlements, activateEntitlement, redeemPartnerPlan },
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
  legacy: {
    giftCardInfo,
    giftCardRedeem,
    billingActivity,
    readBillingActivity,
    accountNonPii,
    logMessage,
    lookUpCustomer,
    recallCustomerLookup,
  },
  subscription: {
    listSubscriptions,
    getSubscription,
    listUpcomingCharges,
    tellCancellationReason,
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
