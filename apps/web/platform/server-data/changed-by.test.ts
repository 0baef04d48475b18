import { endpointTable } from "@skywave/contract";
import { describe, expect, it } from "vitest";
import { changedBy } from "./changed-by.ts";

/** Writes after which no page has anything else to show: proofs, quotes, lookups, sessions and reports. */
const CHANGE_NOTHING_SHOWN = new Set([
  "content.personalise",
  "eligibility.openOfferLink",
  "order.createOrder",
  "billing.quoteAddress",
  "billing.validateAddress",
  "billing.suggestAddresses",
  "billing.createSetupToken",
  "billing.createProfileSetupToken",
  "billing.createPaymentSetupToken",
  "billing.findGuestBill",
  "giftcard.registerGiftCard",
  "giftcard.createGift",
  "browse.getContainerView",
  "library.getLibraryFilterView",
  "library.getNotificationFilterView",
  "library.getAutoDownloadFilterView",
  "library.migrateDownloads",
  "search.autosuggest",
  "search.getHistory",
  "support.sendSupportMessage",
  "legacy.giftCardInfo",
  "legacy.billingActivity",
  "legacy.accountNonPii",
  "legacy.acsc",
  "legacy.quote",
  "legacy.swapRadioQuote",
  "legacy.continuousServiceQuote",
  "legacy.offers",
  "legacy.organicOffers",
  "legacy.customerOffers",
  "legacy.customerAddOffers",
  "legacy.customerChangeOffers",
  "legacy.renewalOffers",
  "legacy.offerInfo",
  "legacy.allPackageDesc",
  "legacy.commerceOfferInfo",
  "legacy.csEligibleRadios",
  "legacy.csEligibilityCheck",
  "legacy.csEligibleRadioNonPii",
  "legacy.tokenCsEligibleRadios",
  "legacy.csEligibleSubscriptions",
  "legacy.validatePassword",
  "legacy.validateUniqueLogin",
  "legacy.validateCustomerInfo",
  "legacy.checkCaptcha",
  "legacy.showAccount",
  "legacy.verifyAccount",
  "legacy.accountRegistrationNonPii",
  "legacy.accountOem",
  "legacy.createSalIdentity",
  "legacy.exchangeDeviceToken",
  "legacy.registerAccount",
  "legacy.newAccount",
  "legacy.lookUpCustomerByEmail",
  "legacy.logMessage",
  "legacy.updateUseCase",
  "legacy.lookUpCustomer",
  "legacy.logIn",
  "legacy.logOut",
  "legacy.validateLogin",
  "legacy.recallCustomerLookup",
  "legacy.validateDevice",
  "legacy.recallDevice",
  "legacy.lookUpPlate",
  "legacy.refreshDevice",
  "legacy.showRefresh",
  "legacy.sendRefreshInstruction",
  "partnerIntegration.requestTrialLink",
  "partnerIntegration.showServiceLaneVehicle",
  "subscription.saveCancellationReason",
  "subscription.showTargetedLink",
  "subscription.sendTargetedCode",
  "subscription.redeemTargetedLink",
  "subscription.renewTargetedLink",
  "userEvent.submitUserEvents",
  "playback.tuneSource",
  "playback.getDecryptionKeyByUrl",
  "playback.grantOffline",
  "playback.directSpeaker",
  "playback.streamsStatus",
  "playback.skip",
  "playback.previous",
  "playback.replay",
  "telemetry.submitTelemetryActions",
  "telemetry.submitTelemetryEvents",
  "user.bypassTastePickingPreference",
  "user.recordPrivacyOptionByIdentityId",
  "user.proveAccountJoin",
  "user.startAccountJoin",
  "user.startVoiceLink",
  "user.userCodeGenerate",
  "user.userCodeLookUp",
  "voice.voiceAsText",
  "voice.voiceAsTextV2",
]);

/** Who has come, gone or proved who they are: the answers of others are cleared with the identity. */
const ABOUT_WHO_IS_HERE =
  /^user\.(?:devices|refresh|migrate|create(?:V2|AuthenticationChallenge|DeviceSession)?$|verify|anonymous|authenticat|revoke|signOut|legacySignIn|issue|oauth|redeemAuth|otp|requestMagic|magicLink|passkey(?:CreateStart|Authenticate)|stepUp|override|deleteIdentity)/;

describe("changedBy", () => {
  it("knows of every call that writes what it changes", () => {
    const unknown = Object.entries(endpointTable).flatMap(([domain, calls]) =>
      Object.entries(calls)
        .filter(([, call]) => call.method !== "GET")
        .map(([name]) => ({ domain: domain as keyof typeof endpointTable, name }))
        .filter(({ domain: of, name }) => changedBy(of, name).length === 0)
        .map(({ name }) => `${domain}.${name}`)
        .filter((call) => !CHANGE_NOTHING_SHOWN.has(call) && !ABOUT_WHO_IS_HERE.test(call)),
    );
    expect(unknown).toEqual([]);
  });

  it.each([...CHANGE_NOTHING_SHOWN])("still has a call to say nothing of: %s", (call) => {
    const [domain = "", name = ""] = call.split(".");
    const calls: object = Reflect.get(endpointTable, domain);
    expect(Reflect.get(calls, name)).toMatchObject({ name });
    expect(changedBy(domain as keyof typeof endpointTable, name)).toEqual([]);
  });

  it("makes the account old with a plan, and nothing with a quote", () => {
    expect(changedBy("order", "completeOrder")).toContain("account");
    expect(changedBy("order", "createOrder")).toEqual([]);
  });
});
