import type { SupportTopic } from "@skywave/contract/support/support-message";
import type { Period } from "@skywave/domain/calendar/billing-period";
import type { BillAdvanceMessageKind } from "@skywave/domain/jurisdictions/advance-message-rules";
import type { Currency } from "@skywave/domain/money/currency";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import type { PhasePrice } from "@skywave/domain/offers/offer";
import type { TaxLine } from "@skywave/domain/tax/tax-lines";
import type { ProcessorEvent } from "#providers/card-processor/processor-event.ts";

/** A change that its owner is told of, in case it was not theirs. */
export type SecurityNotice =
  | "email-changed"
  | "phone-changed"
  | "phone-removed"
  | "username-changed"
  | "password-changed"
  | "streaming-credentials-changed"
  | "passkey-added"
  | "passkey-removed"
  /** Told in both accounts: to the one that goes on, and to the one that became a part of it. */
  | "account-joined"
  | "account-became-part";

/**
 * What a message says, before it is written in the person's language. Codes and links are encrypted: a job lies in a
 * table until it is done, and who reads that table must not sign in by it.
 */
export type MessageContent =
  | { template: "one-time-code"; encryptedCode: string; expiresInMinutes: number }
  | { template: "already-registered"; encryptedCode: string; expiresInMinutes: number }
  | { template: "new-contact"; encryptedCode: string; expiresInMinutes: number }
  | { template: "magic-link"; encryptedUrl: string; expiresInMinutes: number; requestedFrom: string }
  | TargetedLinkMail
  /** What a maker's link leads to; the vehicle as people call it. */
  | { template: "trial-link"; encryptedToken: string; vehicle: string }
  | { template: "security-notice"; notice: SecurityNotice }
  /** Whoever has proved the address cannot have been signed up by somebody else. */
  | { template: "welcome"; isAddressProved: boolean }
  | { template: "identity-deleted" }
  | { template: "order-confirmed"; identityId: string; orderId: string }
  /** The number of the card is in neither: it is made when the mail to whom it is for is written. */
  | { template: "gift" | "gift-receipt"; identityId: string; giftId: string }
  /** The amount is what of the card is void, or good again. */
  | { template: "gift-voided" | "gift-restored"; identityId: string; giftId: string; amountInCents: number }
  | SubscriptionMessage
  | SubscriptionAdvanceMessage
  | FreeEndMail
  | CardAdvanceMessage
  | StudentMessage
  | SupportMessageMail
  /** What to do at a radio while its signal is refreshed; a text message. */
  | { template: "refresh-steps" };

/** What a link is for that names one plan. */
export type LinkPurpose = "cancel" | "change" | "transfer";

/** The fresh link that somebody asked for. */
export interface TargetedLinkMail {
  template: "targeted-link";
  purpose: LinkPurpose;
  plan: string;
  /** Null where the plan has ended: there is nothing left to do. */
  encryptedToken: string | null;
  expiresInMinutes: number;
}

/** Something in the schedule of a subscription; amounts and days as they were when it happened. */
export interface SubscriptionMessage {
  template: "subscription-message";
  event:
    | "receipt"
    | "payment-declined"
    | "restored"
    | "suspended"
    | "ended-unpaid"
    | "ended"
    | "paused"
    | "resumed"
    | "plan-switched"
    | "cancellation-agreed"
    | "cancellation-revoked"
    | "switch-agreed"
    | "pause-agreed"
    | "pause-revoked"
    | "radio-moved";
  plan: string;
  amountInCents: number | null;
  currency: Currency;
  /** ISO date; when it took effect, or when a declined card is tried again. */
  day: string | null;
}

/** What is coming, and what it will cost. */
export interface SubscriptionAdvanceMessage {
  template: "advance-message";
  kind: BillAdvanceMessageKind;
  subscriptionId: string;
  /** Lead to its page without a sign-in. Those that waited in the outbox of an earlier release have none. */
  encryptedTokens?: Readonly<Record<"cancel" | "change", string>> & {
    /** Of a plan for a radio, which can go on in another one. */
    transfer?: string;
  };
  plan: string;
  currency: Currency;
  /** ISO date of the bill it tells of. */
  day: string;
  /** The whole of the bill before. */
  beforeInCents: number | null;
  after: {
    price: PhasePrice;
    taxes: readonly Pick<TaxLine, "taxType" | "displayName" | "amountInCents">[];
    totalInCents: number;
    billingPeriod: Period;
  };
}

/** That a free time ends by itself, and nothing is charged after it. */
export interface FreeEndMail {
  template: "free-end";
  subscriptionId: string;
  plan: string;
  /** ISO date; the first day without service. */
  day: string;
  /** It came with a vehicle: a plan that follows it is found by its radio. */
  isVehicleTrial?: boolean;
}

/** That the card on file ends, or has. */
export interface CardAdvanceMessage {
  template: "card-advance-message";
  kind: "cardExpiring" | "cardExpired";
  last4: string;
  /** ISO date; the first day on which it is no good. */
  expiresOn: string;
}

/** What came of a student's check, or that their price is about to step up. */
export interface StudentMessage {
  template: "student-message";
  event: "verified" | "renewed" | "rejected" | "renewalRejected" | "ending";
  /** ISO date; the last day of the verification. */
  verifiedUntil: string | null;
  /** What the plan they have will cost; null where they have none. */
  outlook: {
    /** Names the plan, and leads to its pages without a sign-in, where the mail is the advance message of its bill. */
    links?: {
      subscriptionId: string;
      encryptedTokens: Readonly<Record<"cancel" | "change", string>>;
    };
    plan: string;
    currency: Currency;
    /** ISO date of the first bill at the full price. */
    stepsUpOn: string;
    beforeInCents: number;
    afterInCents: number;
    billingPeriod: Period;
  } | null;
}

/** What somebody asks the support team, which answers to `replyTo`. */
export interface SupportMessageMail {
  template: "support-message";
  reference: string;
  topic: SupportTopic;
  replyTo: string;
  country: Country;
  message: string;
  /** Null where nobody was signed in. */
  accountNumber: string | null;
}

export interface OutgoingMessage {
  /** Names the event that caused the message; a repeat of the job sends nothing new. */
  id: string;
  /** Business time of what it tells; where it is left out, it tells of the moment at which it goes out. */
  writtenAt?: string;
  /** Null for nobody: a call about somebody who does not exist takes as long as one about somebody who does. */
  to: string | null;
  channel: "mail" | "text";
  locale: Locale;
  content: MessageContent;
  /** Of marketing, who it is for: it goes out if they want it when it does. What belongs to a contract has none. */
  marketing?: { identityId: string | null };
  /** On whose pages it was asked for; known to the outbox. */
  brand?: string | undefined;
}

/** Every kind of job with what it is told. */
export interface JobPayloads {
  "send-message": OutgoingMessage;
  "remove-expired": Record<string, never>;
  "forget-card": { paymentMethodId: string };
  /** With when it was to play: what came after that goes. */
  "activate-radio": { radioId: string; askedAt: string };
  /** Of a move: the radio that plays in its place, and since when; it is silent once that one plays. */
  "align-radio": { radioId: string; move: { toRadioId: string; at: string } | null };
  "align-radios-of": { identityId: string };
  "handle-processor-event": ProcessorEvent;
  "compare-with-processor": Record<string, never>;
}

export type JobName = keyof JobPayloads;
