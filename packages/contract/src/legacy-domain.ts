import { billingActivity, readBillingActivity } from "./legacy-billing/billing-activity.ts";
import { makePayment, updateEbillEnrollment, updatePaymentInfo } from "./legacy-billing/legacy-payments.ts";
import { accountNonPii } from "./legacy-accounts/account-non-pii.ts";
import { accountRegistrationNonPii, registerAccount } from "./legacy-accounts/register-account.ts";
import * as serviceContinuity from "./legacy-accounts/service-continuity.ts";
import { nextBestAction } from "./legacy-accounts/next-best-action.ts";
import { updateStreaming } from "./legacy-accounts/update-streaming.ts";
import { showAccount } from "./legacy-accounts/show-account.ts";
import { lookUpCustomerByEmail } from "./customer-lookup/look-up-by-email.ts";
import { verifyAccount } from "./customer-lookup/verify-account.ts";
import { giftCardInfo, giftCardRedeem } from "./legacy-billing/legacy-gift-cards.ts";
import { lookUpCustomer, recallCustomerLookup } from "./customer-lookup/customer-lookup.ts";
import { refreshDevice, sendRefreshInstruction, showRefresh } from "./signal/refresh-device.ts";
import { removeDevice } from "./radios/remove-device.ts";
import { lookUpPlate, recallDevice, validateDevice } from "./radios/find-device.ts";
import * as legacySessions from "./legacy-sessions/legacy-sessions.ts";
import { envInfo } from "./client-log/env-info.ts";
import { logMessage } from "./client-log/log-message.ts";
import { updateUseCase } from "./client-log/update-use-case.ts";
import { contactPreferences } from "./legacy-account-management/contact-preferences.ts";
import { modifySubscriptionOptions } from "./legacy-account-management/modify-subscription-options.ts";
import { updateAccountLogin } from "./legacy-account-management/update-account-login.ts";
import { updateAccountPassword } from "./legacy-account-management/update-account-password.ts";
import { updateBillingInfo } from "./legacy-account-management/update-billing-info.ts";
import { updateCna } from "./legacy-account-management/update-cna.ts";
import { updateCustomerInfo } from "./legacy-account-management/update-customer-info.ts";
import { updateLegacyNickname } from "./legacy-account-management/update-legacy-nickname.ts";
import * as legacyOffers from "./legacy-orders/legacy-offers.ts";
import * as legacyPurchases from "./legacy-orders/legacy-purchases.ts";
import { continuousServiceQuote, quote, swapRadioQuote } from "./legacy-orders/legacy-quotes.ts";
import { checkCaptcha } from "./legacy-validation/check-captcha.ts";
import { validateCustomerInfo } from "./legacy-validation/validate-customer-info.ts";
import { validatePassword } from "./legacy-validation/validate-password.ts";
import { validateUniqueLogin } from "./legacy-validation/validate-unique-login.ts";
import { createSalIdentity, exchangeDeviceToken } from "./linking/legacy-sign-and-link.ts";
import { accountOem } from "./vehicle-trials/account-oem.ts";

/** The calls of the legacy system, which stand below `/services`. */
export const legacy = {
  giftCardInfo,
  giftCardRedeem,
  billingActivity,
  readBillingActivity,
  showAccount,
  accountNonPii,
  makePayment,
  updatePaymentInfo,
  updateEbillEnrollment,
  verifyAccount,
  accountRegistrationNonPii,
  registerAccount,
  nextBestAction,
  accountOem,
  exchangeDeviceToken,
  createSalIdentity,
  updateStreaming,
  acsc: serviceContinuity.acsc,
  csEligibleRadios: serviceContinuity.csEligibleRadios,
  csEligibilityCheck: serviceContinuity.csEligibilityCheck,
  csEligibleRadioNonPii: serviceContinuity.csEligibleRadioNonPii,
  tokenCsEligibleRadios: serviceContinuity.tokenCsEligibleRadios,
  csEligibleSubscriptions: serviceContinuity.csEligibleSubscriptions,
  lookUpCustomerByEmail,
  logMessage,
  envInfo,
  updateUseCase,
  logIn: legacySessions.logIn,
  logOut: legacySessions.logOut,
  validateLogin: legacySessions.validateLogin,
  validatePassword,
  validateUniqueLogin,
  validateCustomerInfo,
  checkCaptcha,
  contactPreferences,
  modifySubscriptionOptions,
  quote,
  swapRadioQuote,
  continuousServiceQuote,
  offers: legacyOffers.offers,
  organicOffers: legacyOffers.organicOffers,
  customerOffers: legacyOffers.customerOffers,
  customerAddOffers: legacyOffers.customerAddOffers,
  customerChangeOffers: legacyOffers.customerChangeOffers,
  renewalOffers: legacyOffers.renewalOffers,
  offerInfo: legacyOffers.offerInfo,
  allPackageDesc: legacyOffers.allPackageDesc,
  commerceOfferInfo: legacyOffers.commerceOfferInfo,
  addSubscription: legacyPurchases.addSubscription,
  changeSubscription: legacyPurchases.changeSubscription,
  swapRadio: legacyPurchases.swapRadio,
  linkDevice: legacyPurchases.linkDevice,
  newAccount: legacyPurchases.newAccount,
  updateAccountLogin,
  updateAccountPassword,
  updateBillingInfo,
  updateCna,
  updateCustomerInfo,
  updateLegacyNickname,
  lookUpCustomer,
  recallCustomerLookup,
  validateDevice,
  recallDevice,
  removeDevice,
  lookUpPlate,
  refreshDevice,
  showRefresh,
  sendRefreshInstruction,
} as const;
