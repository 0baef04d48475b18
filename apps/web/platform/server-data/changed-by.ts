import type { Domain, EndpointName } from "@skywave/contract";

/** What pages ask about; a call that changes one of them makes its answers old. */
export type Area =
  | "account"
  | "billing"
  | "catalogue"
  | "changes"
  | "consents"
  | "content"
  | "gifts"
  | "legacy"
  | "library"
  | "linking"
  | "listening"
  | "nextUp"
  | "offers"
  | "orders"
  | "partners"
  | "radios"
  | "security"
  | "students"
  | "subscriptions"
  | "support"
  | "taste";

type Changes = { readonly [D in Domain]?: { readonly [N in EndpointName<D>]?: readonly Area[] } };

const CARDS: readonly Area[] = ["account", "billing"];
/** What was paid can bring a plan back, so plans are among it. */
const MONEY: readonly Area[] = ["account", "billing", "legacy", "subscriptions"];
const PLANS: readonly Area[] = [...MONEY, "offers", "orders", "partners", "students"];
const PERSON: readonly Area[] = ["account", "security"];
const LIBRARY: readonly Area[] = ["library"];

/** Which areas each call changes, also the ones that only look whether a payment has gone through by now. */
const CHANGES: Changes = {
  billing: {
    createBillingProfile: CARDS,
    updateBillingProfile: CARDS,
    addPaymentMethod: CARDS,
    updatePaymentMethod: CARDS,
    removePaymentMethod: CARDS,
    setDefaultPaymentMethod: CARDS,
    redeemGiftCard: MONEY,
    payBalanceDue: MONEY,
    payWithProfile: MONEY,
    payWithMethod: MONEY,
    createPayment: MONEY,
    getPayment: MONEY,
    payGuestBill: MONEY,
    watchGuestBill: MONEY,
  },
  legacy: {
    giftCardRedeem: MONEY,
    makePayment: MONEY,
    updatePaymentInfo: [...CARDS, "legacy"],
    updateEbillEnrollment: [...CARDS, "legacy"],
    contactPreferences: ["consents"],
    updateAccountLogin: PERSON,
    updateAccountPassword: PERSON,
    updateStreaming: PERSON,
    updateBillingInfo: CARDS,
    updateCna: CARDS,
    updateCustomerInfo: [...CARDS, "security"],
    modifySubscriptionOptions: PLANS,
    updateLegacyNickname: ["account", "subscriptions"],
    removeDevice: PLANS,
    addSubscription: PLANS,
    changeSubscription: PLANS,
    swapRadio: PLANS,
    linkDevice: PLANS,
  },
  order: {
    completeOrder: PLANS,
    getOrder: PLANS,
    savePurchaseDraft: ["orders"],
    forgetPurchaseDraft: ["orders"],
  },
  giftcard: {
    completeGift: [...MONEY, "gifts"],
    getGift: [...MONEY, "gifts"],
    sendGiftAgain: ["gifts"],
    changeGiftRecipient: ["gifts"],
    takeBackGift: [...MONEY, "gifts"],
  },
  library: {
    updateLibrary: LIBRARY,
    bulkEditLibrary: LIBRARY,
    updatePinsState: LIBRARY,
    updateNotifications: LIBRARY,
    setAutoDownload: LIBRARY,
    removeAutoDownload: LIBRARY,
    updateContentActivity: LIBRARY,
    removeContentActivity: LIBRARY,
  },
  playback: { updatePlaybackState: LIBRARY },
  nextup: { nextupAdd: ["nextUp"], nextupEnable: ["nextUp"], nextupRemove: ["nextUp"] },
  search: { getSearchResults: ["catalogue"], forgetHistory: ["catalogue"] },
  taste: { setTaste: ["taste"], tastePickerBulkUpdate: ["taste"], setStationFeedback: ["taste"] },
  partner: { activateEntitlement: ["partners"], redeemPartnerPlan: PLANS },
  partnerIntegration: { acceptTermsAndConditions: ["radios"], startServiceLaneTrial: ["radios"] },
  activation: { syncPurchases: PLANS, restorePurchases: PLANS, grantPartnerAccess: PLANS },
  student: { startStudentCheck: ["students"], sendStudentDocument: PLANS },
  subscription: { updateNickname: ["account", "subscriptions"] },
  consent: { stopCalls: ["consents"], stopOffers: ["consents"], setMessageChoices: ["consents"] },
  user: {
    endSession: ["security"],
    passkeyCreateFinish: ["security"],
    renamePasskey: ["security"],
    removePasskey: ["security"],
    changeHandleToEmailHandle: PERSON,
    changeUsername: PERSON,
    changePassword: PERSON,
    changePhoneNumber: PERSON,
    updateUserProfile: PERSON,
    updateAccount: PERSON,
    setStreamingCredentials: PERSON,
    userCodeAuthorize: ["linking", "security"],
    userCodeAuthenticate: ["linking", "security"],
    linkCodeAuthorize: ["linking", "security"],
    linkSmartDevice: ["linking", "security"],
    unlinkSmartDevice: ["linking", "security"],
    finishVoiceLink: ["linking", "security"],
    removeVoiceLink: ["linking", "security"],
    completeAccountJoin: [...PLANS, "radios", "security"],
    createAutoProfile: CARDS,
    claimSubscription: [...PLANS, "linking"],
    b2bTrialClaim: [...PLANS, "radios"],
    startUsedCarTrial: [...PLANS, "radios"],
  },
};

const NOTHING: readonly Area[] = [];

/** The areas whose answers are old once this call has succeeded. */
export function changedBy(domain: Domain, name: string): readonly Area[] {
  const calls: Partial<Record<string, readonly Area[]>> = CHANGES[domain] ?? {};
  return calls[name] ?? NOTHING;
}
