export type {
  CallAnswer,
  CallGrant,
  CallInput,
  CallOutput,
  CallRefusal,
  CallRequest,
  Domain,
  EndpointName,
} from "./call-types.ts";
export {
  defineEndpoint,
  type Endpoint,
  type Grant,
  type Retry,
  TIMEOUT_IN_MILLISECONDS,
} from "./endpoint.ts";
export { baseUrlOf, endpointTable, type EndpointTable } from "./endpoint-table.ts";
export { type Flag, type FlagName, FLAGS } from "./flags.ts";
export { REFUSAL_CODES, type RefusalCode } from "./refusal-codes.ts";
export type { BillItem } from "./legacy/billing-activity.ts";
export type { BillingStatus } from "./legacy/billing-status.ts";
export { LegacyError } from "./legacy/legacy-error.ts";
export type { CustomerLookup } from "./legacy/customer-lookup.ts";
export type { LegacyGiftCard } from "./legacy/legacy-gift-cards.ts";
export { Problem } from "./wire/problem.ts";
export type { Charge, ChargeLines, Charges } from "./order/charge.ts";
export type { NextMove } from "./order/complete-order.ts";
export type { Order } from "./order/order.ts";
export type { KeptGift, PurchaseDraft } from "./order/purchase-drafts.ts";
export type { EligibleOffers, IneligibleOffer, PromoCodeResult } from "./eligibility/offers.ts";
export type { Offer } from "./eligibility/offer.ts";
export type { Configuration, Settings } from "./configuration/get-configuration.ts";
export type { Session } from "./user/session/session.ts";
export type {
  EarlierAccount,
  Identity,
  IdentityGrant,
  IdentityLoginInfo,
} from "./user/identity/identities.ts";
export type { DeviceGrant } from "./user/device/device-grants.ts";
export type { SignedInSession } from "./user/session/session-list.ts";
export type { Passkey } from "./user/authentication/passkeys.ts";
export type { Account, PrivacyAgreement } from "./user/account/account.ts";
export type { MessageChoices } from "./consent/message-choices.ts";
export type { StreamingCredentials } from "./user/account/streaming-credentials.ts";
export type { LegacyAccount } from "./user/account/legacy-account.ts";
export type { Profile } from "./user/account/profile.ts";
export type { PendingDevice } from "./user/linking/user-codes.ts";
export type { VoiceLink } from "./user/linking/voice-assistants.ts";
export type { SmartDevice } from "./user/linking/smart-devices.ts";
export type { SalStatus } from "./user/linking/sign-and-link.ts";
export type { UserEvent } from "./event/user-events.ts";
export type { TelemetryEvent } from "./event/telemetry.ts";
export type { AddressQuote, BillingProfile } from "./billing/billing-profiles.ts";
export type { AddressValidation } from "./billing/validate-address.ts";
export type { PaymentMethod } from "./billing/payment-methods.ts";
export type { InvoiceDocument, Seller } from "./billing/invoice-document.ts";
export type { Invoice } from "./billing/invoices.ts";
export type { NextBill, PaymentHistoryItem } from "./billing/bills.ts";
export type { GuestBill, GuestReceipt } from "./billing/guest-bills.ts";
export type { Bundles, PriceStep, Subscription } from "./subscription/subscriptions.ts";
export type { ChargeReason, UpcomingBill, UpcomingCharges } from "./subscription/upcoming-charges.ts";
export type { PaymentReceipt } from "./billing/pay.ts";
export type { BalanceDue, GiftCardRedemption } from "./billing/balance.ts";
export type { Store } from "./activation/stores.ts";
export type { School, StudentCheck, StudentStatus } from "./student/verification.ts";
export type { RedeemedPartnerPlan } from "./partner/partner-plans.ts";
export type { PartnerEntitlement } from "./partner/entitlements.ts";
export type { RegisteredGiftCard } from "./giftcard/gift-cards.ts";
export type { Gift } from "./giftcard/gifts.ts";
export type { Address, Location } from "./wire/place.ts";
export type { Localizations } from "./localization/get-localizations.ts";
