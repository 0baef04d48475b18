import { accountEnCa } from "./account/en-ca.ts";
import { type AccountDictionary, accountEnUs } from "./account/en-us.ts";
import { accountFrCa } from "./account/fr-ca.ts";
import { billsEnCa } from "./bills/en-ca.ts";
import { type BillsDictionary, billsEnUs } from "./bills/en-us.ts";
import { billsFrCa } from "./bills/fr-ca.ts";
import { callsEnCa } from "./calls/en-ca.ts";
import { type CallsDictionary, callsEnUs } from "./calls/en-us.ts";
import { callsFrCa } from "./calls/fr-ca.ts";
import { checkoutEnCa } from "./checkout/en-ca.ts";
import { type CheckoutDictionary, checkoutEnUs } from "./checkout/en-us.ts";
import { checkoutFrCa } from "./checkout/fr-ca.ts";
import { commonEnCa } from "./common/en-ca.ts";
import { type CommonDictionary, commonEnUs } from "./common/en-us.ts";
import { commonFrCa } from "./common/fr-ca.ts";
import { credentialsEnCa } from "./credentials/en-ca.ts";
import { type CredentialsDictionary, credentialsEnUs } from "./credentials/en-us.ts";
import { credentialsFrCa } from "./credentials/fr-ca.ts";
import { devicesEnCa } from "./devices/en-ca.ts";
import { type DevicesDictionary, devicesEnUs } from "./devices/en-us.ts";
import { devicesFrCa } from "./devices/fr-ca.ts";
import { agreementEnCa } from "./legal/agreement-en-ca.ts";
import { type AgreementDictionary, agreementEnUs } from "./legal/agreement-en-us.ts";
import { agreementFrCa } from "./legal/agreement-fr-ca.ts";
import { privacyPolicyEnCa } from "./legal/privacy-en-ca.ts";
import { type PrivacyPolicyDictionary, privacyPolicyEnUs } from "./legal/privacy-en-us.ts";
import { privacyPolicyFrCa } from "./legal/privacy-fr-ca.ts";
import type { Locale } from "./locale.ts";
import { dealsEnCa } from "./deals/en-ca.ts";
import { type DealsDictionary, dealsEnUs } from "./deals/en-us.ts";
import { dealsFrCa } from "./deals/fr-ca.ts";
import { lookupEnCa } from "./lookup/en-ca.ts";
import { type LookupDictionary, lookupEnUs } from "./lookup/en-us.ts";
import { lookupFrCa } from "./lookup/fr-ca.ts";
import { entitlementEnCa } from "./entitlement/en-ca.ts";
import { type EntitlementDictionary, entitlementEnUs } from "./entitlement/en-us.ts";
import { entitlementFrCa } from "./entitlement/fr-ca.ts";
import { giftsEnCa } from "./gifts/en-ca.ts";
import { type GiftsDictionary, giftsEnUs } from "./gifts/en-us.ts";
import { giftsFrCa } from "./gifts/fr-ca.ts";
import { mailEnCa } from "./mail/en-ca.ts";
import { mailEnUs } from "./mail/en-us.ts";
import { mailFrCa } from "./mail/fr-ca.ts";
import { manageEnCa } from "./manage/en-ca.ts";
import { type ManageDictionary, manageEnUs } from "./manage/en-us.ts";
import { manageFrCa } from "./manage/fr-ca.ts";
import { plansEnCa } from "./plans/en-ca.ts";
import { type PlansDictionary, plansEnUs } from "./plans/en-us.ts";
import { plansFrCa } from "./plans/fr-ca.ts";
import { privacyEnCa } from "./privacy/en-ca.ts";
import { type PrivacyDictionary, privacyEnUs } from "./privacy/en-us.ts";
import { privacyFrCa } from "./privacy/fr-ca.ts";
import { sandboxEnCa } from "./sandbox/en-ca.ts";
import { type SandboxDictionary, sandboxEnUs } from "./sandbox/en-us.ts";
import { sandboxFrCa } from "./sandbox/fr-ca.ts";
import { securityEnCa } from "./security/en-ca.ts";
import { type SecurityDictionary, securityEnUs } from "./security/en-us.ts";
import { securityFrCa } from "./security/fr-ca.ts";
import { studentEnCa } from "./student/en-ca.ts";
import { type StudentDictionary, studentEnUs } from "./student/en-us.ts";
import { studentFrCa } from "./student/fr-ca.ts";
import { supportEnCa } from "./support/en-ca.ts";
import { type SupportDictionary, supportEnUs } from "./support/en-us.ts";
import { supportFrCa } from "./support/fr-ca.ts";
import { trackingEnCa } from "./tracking/en-ca.ts";
import { type TrackingDictionary, trackingEnUs } from "./tracking/en-us.ts";
import { trackingFrCa } from "./tracking/fr-ca.ts";
import { vehiclesEnCa } from "./vehicles/en-ca.ts";
import { type VehiclesDictionary, vehiclesEnUs } from "./vehicles/en-us.ts";
import { vehiclesFrCa } from "./vehicles/fr-ca.ts";

export { type Locale, LOCALES } from "./locale.ts";
export type { MailKey } from "./mail/en-us.ts";

/** A version grows when a text changes its meaning, so that no cache keeps the old one beside new pages. */
export const DICTIONARY_VERSIONS = {
  common: 1,
  checkout: 1,
  account: 1,
  mail: 1,
  sandbox: 1,
  security: 1,
  bills: 1,
  gifts: 1,
  plans: 1,
  deals: 1,
  lookup: 1,
  privacy: 1,
  entitlement: 1,
  self: 1,
  student: 1,
  support: 1,
  legal: 1,
  vehicles: 1,
  tracking: 1,
} as const;

export type DictionaryName = keyof typeof DICTIONARY_VERSIONS;

/** Every key of the dictionaries that the web app loads. */
export type MessageKey =
  | keyof CommonDictionary
  | keyof CheckoutDictionary
  | keyof AccountDictionary
  | keyof SandboxDictionary
  | keyof SecurityDictionary
  | keyof BillsDictionary
  | keyof GiftsDictionary
  | keyof PlansDictionary
  | keyof DealsDictionary
  | keyof LookupDictionary
  | keyof PrivacyDictionary
  | keyof CallsDictionary
  | keyof CredentialsDictionary
  | keyof ManageDictionary
  | keyof EntitlementDictionary
  | keyof StudentDictionary
  | keyof SupportDictionary
  | keyof AgreementDictionary
  | keyof PrivacyPolicyDictionary
  | keyof DevicesDictionary
  | keyof VehiclesDictionary
  | keyof TrackingDictionary;

/** Every text, complete in every locale by type. Messages hold `{name}` placeholders; plurals end in `.one` and `.other`. */
export const dictionaries: Record<Locale, Record<DictionaryName, Record<string, string>>> = {
  "en-US": {
    common: commonEnUs,
    checkout: checkoutEnUs,
    account: accountEnUs,
    mail: mailEnUs,
    sandbox: sandboxEnUs,
    security: securityEnUs,
    plans: plansEnUs,
    deals: dealsEnUs,
    lookup: lookupEnUs,
    privacy: privacyEnUs,
    self: { ...callsEnUs, ...credentialsEnUs, ...manageEnUs, ...devicesEnUs },
    tracking: trackingEnUs,
    bills: billsEnUs,
    gifts: giftsEnUs,
    entitlement: entitlementEnUs,
    student: studentEnUs,
    support: supportEnUs,
    legal: { ...agreementEnUs, ...privacyPolicyEnUs },
    vehicles: vehiclesEnUs,
  },
  "en-CA": {
    common: commonEnCa,
    checkout: checkoutEnCa,
    account: accountEnCa,
    mail: mailEnCa,
    sandbox: sandboxEnCa,
    security: securityEnCa,
    plans: plansEnCa,
    deals: dealsEnCa,
    lookup: lookupEnCa,
    privacy: privacyEnCa,
    self: { ...callsEnCa, ...credentialsEnCa, ...manageEnCa, ...devicesEnCa },
    tracking: trackingEnCa,
    bills: billsEnCa,
    gifts: giftsEnCa,
    entitlement: entitlementEnCa,
    student: studentEnCa,
    support: supportEnCa,
    legal: { ...agreementEnCa, ...privacyPolicyEnCa },
    vehicles: vehiclesEnCa,
  },
  "fr-CA": {
    common: commonFrCa,
    checkout: checkoutFrCa,
    account: accountFrCa,
    mail: mailFrCa,
    sandbox: sandboxFrCa,
    security: securityFrCa,
    plans: plansFrCa,
    deals: dealsFrCa,
    lookup: lookupFrCa,
    privacy: privacyFrCa,
    self: { ...callsFrCa, ...credentialsFrCa, ...manageFrCa, ...devicesFrCa },
    tracking: trackingFrCa,
    bills: billsFrCa,
    gifts: giftsFrCa,
    entitlement: entitlementFrCa,
    student: studentFrCa,
    support: supportFrCa,
    legal: { ...agreementFrCa, ...privacyPolicyFrCa },
    vehicles: vehiclesFrCa,
  },
};
