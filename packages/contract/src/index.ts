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
} from "./wire/endpoint.ts";
export { baseUrlOf, endpointTable, type EndpointTable } from "./endpoint-table.ts";
export { type Flag, type FlagName, FLAGS } from "./flags.ts";
export { REFUSAL_CODES, type RefusalCode } from "./wire/refusal-codes.ts";
export type { Because, Taste, TasteType, TasteValue } from "./taste/taste.ts";
export type { SportEvent } from "./sports/sports.ts";
export type { VoiceAnswer } from "./voice/voice.ts";
export type { EpisodeItem, EpisodeType } from "./catalogue/episode.ts";
export type { CatalogueItem, EntityType } from "./catalogue/catalogue-item.ts";
export type { BrowseContainer, BrowseInput, BrowseItem, BrowseSet } from "./catalogue/browse.ts";
export { IMAGE_URL_TEMPLATE, type ImageParams } from "./catalogue/image-params.ts";
export type {
  ContentRef,
  ContentType,
  LibraryContent,
  LibraryEpisode,
  PlaybackState,
} from "./library/library-content.ts";
export type { EditedItem, LibraryEdit, LibraryItem, LibraryPage } from "./library/items.ts";
export type { Notification } from "./library/notifications.ts";
export type { AutoDownload, AutoDownloadList } from "./library/auto-downloads.ts";
export type { ActivityType } from "./library/activity.ts";
export type { BillItem } from "./legacy-billing/billing-activity.ts";
export type { BillingStatus } from "./legacy-billing/billing-status.ts";
export { LegacyError } from "./legacy-billing/legacy-error.ts";
export type { CustomerLookup } from "./customer-lookup/customer-lookup.ts";
export type { RemovalReason } from "./radios/remove-device.ts";
export type { FoundDevice } from "./radios/found-device.ts";
export type { OwnRadio } from "./radios/list-radios.ts";
export type { PlayableEpisode } from "./listening/on-demand.ts";
export type { Airing, ChannelOnAir, ListeningAccess, TunedSource } from "./listening/playback.ts";
export type { Speaker, SpeakerVolume } from "./listening/speakers.ts";
export { ENCRYPTED_SOURCE_TYPES, type SourceType } from "./listening/source-types.ts";
export type { SignalRefresh } from "./signal/refresh-device.ts";
export type { EnvInfo } from "./client-log/env-info.ts";
export type { LegacyLogin } from "./legacy-sessions/legacy-sessions.ts";
export type { LegacyCreditCard } from "./legacy-billing/legacy-payments.ts";
export type { NewAccount } from "./legacy-orders/legacy-purchases.ts";
export type { LegacyGiftCard } from "./legacy-billing/legacy-gift-cards.ts";
export type { BothLanguages } from "./wire/both-languages.ts";
export { Problem } from "./wire/problem.ts";
export type { Charge, ChargeLines, Charges } from "./orders/charge.ts";
export type { NextMove } from "./orders/complete-order.ts";
export type { Order } from "./orders/order.ts";
export type { SavedGift, PurchaseDraft } from "./purchase-drafts/purchase-drafts.ts";
export type { EligibleOffers, IneligibleOffer, PromoCodeResult } from "./offers/offers.ts";
export type { Offer, PlanInclusions } from "./offers/offer.ts";
export type { Configuration, Settings } from "./configuration/get-configuration.ts";
export type { Session } from "./sessions/session.ts";
export type { EarlierAccount, Identity, IdentityGrant, IdentityLoginInfo } from "./identities/identities.ts";
export type { DeviceGrant } from "./devices/device-grants.ts";
export type { SignedInSession } from "./sessions/session-list.ts";
export type { Passkey } from "./authentication/passkeys.ts";
export type { Account, PrivacyAgreement } from "./accounts/account.ts";
export type { MessageChoices } from "./consents/message-choices.ts";
export type { StreamingCredentials } from "./identities/streaming-credentials.ts";
export type {
  ClosedDevice,
  LegacyAddress,
  LegacyDevice,
  LegacyPaymentMethod,
  LegacySubscription,
} from "./legacy-accounts/account-parts.ts";
export type { LegacyPlan } from "./legacy-accounts/legacy-plan.ts";
export type { NonPiiSubscription } from "./legacy-accounts/account-non-pii.ts";
export type { AccountRegistration, RegistrationNonPii } from "./legacy-accounts/register-account.ts";
export type { LegacyOffer, PackageDescription } from "./legacy-orders/legacy-offers.ts";
export type { AccountJoin, JoinedAccount } from "./joined-accounts/joined-accounts.ts";
export type { ContinuityRadio, NewRadioWays } from "./legacy-accounts/service-continuity.ts";
export type { NextBestAction } from "./legacy-accounts/next-best-action.ts";
export type { ShownAccount } from "./legacy-accounts/show-account.ts";
export type { IdentifiedAccount } from "./customer-lookup/verify-account.ts";
export type { LegacyAccount } from "./legacy-accounts/legacy-account.ts";
export type { Profile } from "./accounts/profile.ts";
export type { PendingDevice } from "./linking/user-codes.ts";
export type { VoiceLink } from "./linking/voice-assistants.ts";
export type { SmartDevice } from "./linking/smart-devices.ts";
export type { NamedVehicle, VehicleState } from "./vehicle-trials/vehicle-state.ts";
export type { SalStatus } from "./linking/sign-and-link.ts";
export type { UserEvent } from "./events/user-events.ts";
export type { TelemetryEvent } from "./events/telemetry.ts";
export type { AddressQuote, BillingProfile } from "./billing/billing-profiles.ts";
export type { AddressSuggestion, AddressValidation } from "./billing/addresses.ts";
export type { PaymentMethod } from "./billing/payment-methods.ts";
export type { InvoiceDocument, Seller } from "./billing/invoice-document.ts";
export type { Invoice } from "./billing/invoices.ts";
export type { NextBill, PaymentHistoryItem } from "./billing/bills.ts";
export type { GuestBill, GuestReceipt } from "./billing/guest-bills.ts";
export type { Bundles, PriceStep, Subscription } from "./subscriptions/subscriptions.ts";
export type { ChargeReason, UpcomingBill, UpcomingCharges } from "./subscriptions/upcoming-charges.ts";
export type { PaymentReceipt } from "./billing/pay.ts";
export type { BalanceDue, GiftCardRedemption } from "./billing/balance.ts";
export type { Store } from "./partners/stores.ts";
export type { School, StudentCheck, StudentStatus } from "./student/verification.ts";
export type { RedeemedPartnerPlan } from "./partners/partner-plans.ts";
export type { PartnerEntitlement } from "./partners/entitlements.ts";
export type { RegisteredGiftCard } from "./billing/gift-cards.ts";
export type { Gift } from "./gifts/gifts.ts";
export type { Address, Location } from "./wire/place.ts";
export type { Localizations } from "./configuration/get-localizations.ts";
