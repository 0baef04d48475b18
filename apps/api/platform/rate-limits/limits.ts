/** How often something may happen in a window of time. */
export interface Limit {
  count: number;
  windowInSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the platform, in one place. Limits by address are widened in the sandbox, where all share one. */
export const LIMITS = {
  devicesByAddress: { count: 60, windowInSeconds: HOUR },
  // Each page that a visitor loads is one: who compares plans in several tabs loads dozens.
  anonymousSessionsByDevice: { count: 300, windowInSeconds: HOUR },
  identityStatusByDevice: { count: 10, windowInSeconds: HOUR },
  identityStatusByAddress: { count: 30, windowInSeconds: HOUR },
  captchasByAddress: { count: 60, windowInSeconds: HOUR },
  signUpByDevice: { count: 10, windowInSeconds: HOUR },
  signUpByAddress: { count: 20, windowInSeconds: HOUR },
  passwordFailuresByNetworkAddress: { count: 50, windowInSeconds: HOUR },
  codeSendPause: { count: 1, windowInSeconds: 30 },
  codeSendsByContact: { count: 5, windowInSeconds: HOUR },
  codeSendsByContactAndDay: { count: 10, windowInSeconds: DAY },
  codeSendsByAddress: { count: 10, windowInSeconds: HOUR },
  codeFailuresByIdentity: { count: 10, windowInSeconds: HOUR },
  codeTriesByAddress: { count: 30, windowInSeconds: HOUR },
  textsByPrefix: { count: 20, windowInSeconds: HOUR },
  magicLinkSendPause: { count: 1, windowInSeconds: 30 },
  magicLinksByHandle: { count: 5, windowInSeconds: HOUR },
  magicLinksByHandleAndDay: { count: 10, windowInSeconds: DAY },
  magicLinksByAddress: { count: 10, windowInSeconds: HOUR },
  magicLinkTriesByAddress: { count: 30, windowInSeconds: HOUR },
  targetedLinkLooksByAddress: { count: 30, windowInSeconds: HOUR },
  freshLinksByLink: { count: 3, windowInSeconds: HOUR },
  freshLinksByLinkAndDay: { count: 5, windowInSeconds: DAY },
  freshLinksByAddress: { count: 10, windowInSeconds: HOUR },
  passkeyStartsByDevice: { count: 60, windowInSeconds: HOUR },
  passkeyFailuresByAddress: { count: 30, windowInSeconds: HOUR },
  addressChecksByIdentity: { count: 120, windowInSeconds: HOUR },
  // A page asks with nearly every letter of a street; a person moves rarely.
  addressSuggestionsByIdentity: { count: 300, windowInSeconds: HOUR },
  guestBillsByAddress: { count: 5, windowInSeconds: HOUR },
  guestBillsByDevice: { count: 5, windowInSeconds: HOUR },
  guestBillsByAccount: { count: 3, windowInSeconds: DAY },
  customerLookupsByAddress: { count: 5, windowInSeconds: HOUR },
  customerLookupsByTarget: { count: 3, windowInSeconds: DAY },
  accountLookupsByAddress: { count: 5, windowInSeconds: HOUR },
  accountLookupsByDevice: { count: 5, windowInSeconds: HOUR },
  accountLookupsByTarget: { count: 3, windowInSeconds: DAY },
  recordOfSaleByDevice: { count: 5, windowInSeconds: HOUR },
  recordOfSaleByAddress: { count: 10, windowInSeconds: HOUR },
  // A page asks with nearly every letter that somebody types.
  searchesByDevice: { count: 600, windowInSeconds: 10 * MINUTE },
  voiceCommandsByDevice: { count: 10, windowInSeconds: MINUTE },
  // A player says where it is every few seconds.
  libraryWritesByIdentity: { count: 1_200, windowInSeconds: 10 * MINUTE },
  // One opens two minutes of a channel. Whoever goes through all 24 on the air within a minute asks for 48 at most.
  decryptionKeysByDevice: { count: 60, windowInSeconds: MINUTE },
  // All episodes of a month that somebody could hear, and each of them asked for again now and then.
  offlineGrantsByIdentity: { count: 120, windowInSeconds: HOUR },
  // Somebody who goes through all channels on a speaker, one a second, or moves its volume all the time.
  speakerOrdersByIdentity: { count: 1_500, windowInSeconds: 10 * MINUTE },
  deviceGrantsByAddress: { count: 60, windowInSeconds: HOUR },
  challengesByAddress: { count: 60, windowInSeconds: HOUR },
  legacySignInsByAddress: { count: 30, windowInSeconds: HOUR },
  deviceSessionsByAddress: { count: 60, windowInSeconds: HOUR },
  castingGrantsByIdentity: { count: 60, windowInSeconds: HOUR },
  thirdPartyCodesByIdentity: { count: 20, windowInSeconds: HOUR },
  thirdPartyTokensByAddress: { count: 60, windowInSeconds: HOUR },
  userCodesByDevice: { count: 20, windowInSeconds: HOUR },
  userCodesByAddress: { count: 60, windowInSeconds: HOUR },
  // A session is over long before its day is: five wrong codes are all that it has.
  wrongUserCodesBySession: { count: 5, windowInSeconds: DAY },
  wrongUserCodesByAddress: { count: 20, windowInSeconds: HOUR },
  // Refuses nobody, and wakes an operator.
  wrongUserCodesInAll: { count: 1_000, windowInSeconds: HOUR },
  wrongDeviceCodesByAddress: { count: 60, windowInSeconds: HOUR },
  invitationsByAddress: { count: 60, windowInSeconds: HOUR },
  voiceLinksByIdentity: { count: 20, windowInSeconds: HOUR },
  voiceLinkTriesByAddress: { count: 30, windowInSeconds: HOUR },
  streamingCredentialsByIdentity: { count: 20, windowInSeconds: HOUR },
  radioLookupsByAddress: { count: 10, windowInSeconds: HOUR },
  // As many as one order may be for; a mistyped number counts with the others.
  radiosFoundByDevice: { count: 5, windowInSeconds: HOUR },
  radioMissesByDevice: { count: 5, windowInSeconds: HOUR },
  plateLookupsByAddress: { count: 5, windowInSeconds: HOUR },
  plateLookupsByDevice: { count: 5, windowInSeconds: HOUR },
  dailyPlateLookupsByAddress: { count: 20, windowInSeconds: DAY },
  dailyPlateLookupsByDevice: { count: 20, windowInSeconds: DAY },
  // Beyond these a captcha is asked for, which is good for a few more.
  platesWithoutCaptchaByAddress: { count: 3, windowInSeconds: DAY },
  platesWithoutCaptchaByDevice: { count: 3, windowInSeconds: DAY },
  platesByCaptcha: { count: 3, windowInSeconds: DAY },
  trialLinkLooksByAddress: { count: 60, windowInSeconds: HOUR },
  trialLinkSendsByAddress: { count: 10, windowInSeconds: HOUR },
  // What is beyond it is not sent, and nobody is told: the answer would say that there is a trial.
  trialLinkSendsByRadio: { count: 3, windowInSeconds: DAY },
  trialClaimsByIdentity: { count: 10, windowInSeconds: DAY },
  // A family has a few new cars at most; whoever reads numbers off windshields has many.
  vehiclesClaimedByIdentity: { count: 3, windowInSeconds: DAY },
  // Whoever asks is told more of a radio than a visitor is, so they ask for few of them.
  usedCarTrialsByIdentity: { count: 10, windowInSeconds: DAY },
  // A busy desk sees a car every few minutes; two calls are made for each.
  serviceLaneCallsByAddress: { count: 120, windowInSeconds: HOUR },
  serviceLaneCallsByDealer: { count: 500, windowInSeconds: DAY },
  serviceLaneTrialsByDealer: { count: 100, windowInSeconds: DAY },
  refreshesByAddress: { count: 20, windowInSeconds: HOUR },
  refreshTextsByAddress: { count: 10, windowInSeconds: HOUR },
  refreshTextsByPhone: { count: 3, windowInSeconds: DAY },
  stoppedCallsByAddress: { count: 10, windowInSeconds: HOUR },
  stoppedOffersByAddress: { count: 30, windowInSeconds: HOUR },
  supportMessagesByAddress: { count: 5, windowInSeconds: HOUR },
  supportMessagesInAll: { count: 1_000, windowInSeconds: HOUR },
  eventBatchesBySession: { count: 60, windowInSeconds: MINUTE },
  logMessagesByDevice: { count: 20, windowInSeconds: MINUTE },
  logMessagesByAddress: { count: 60, windowInSeconds: MINUTE },
  // Beyond it only a sample is kept, so that a page that fails everywhere does not fill the disk.
  logMessagesInAll: { count: 10_000, windowInSeconds: MINUTE },
  personalisationByAddress: { count: 120, windowInSeconds: MINUTE },
  offerLinksByAddress: { count: 30, windowInSeconds: HOUR },
  promoCodesByAddress: { count: 60, windowInSeconds: HOUR },
  setupTokensByIdentity: { count: 10, windowInSeconds: HOUR },
  declinesByProfile: { count: 3, windowInSeconds: HOUR },
  // Of cards of visitors who pay for an account; they never count against the cards of its owner.
  guestDeclinesByProfile: { count: 3, windowInSeconds: HOUR },
  declinesByDevice: { count: 10, windowInSeconds: HOUR },
  // Whoever tries stolen cards has many, and all day; nobody has so many of their own.
  dailyDeclinesByDevice: { count: 15, windowInSeconds: DAY },
  declinesByAddress: { count: 20, windowInSeconds: HOUR },
  partnerPlansByIdentity: { count: 10, windowInSeconds: HOUR },
  partnerPlansByAddress: { count: 30, windowInSeconds: HOUR },
  studentChecksByIdentity: { count: 5, windowInSeconds: DAY },
  studentDocumentsByIdentity: { count: 10, windowInSeconds: DAY },
  giftQuotesByIdentity: { count: 30, windowInSeconds: HOUR },
  giftsByAddress: { count: 20, windowInSeconds: DAY },
  giftSendsByGift: { count: 3, windowInSeconds: DAY },
  giftSendsByIdentity: { count: 10, windowInSeconds: DAY },
  wrongGiftCardsByIdentity: { count: 5, windowInSeconds: HOUR },
  wrongGiftCardsByAddress: { count: 10, windowInSeconds: DAY },
  // Who guesses from many accounts and addresses at once meets this one; everybody else has one try left then.
  wrongGiftCardsInAll: { count: 100, windowInSeconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
