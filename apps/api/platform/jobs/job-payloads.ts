import type { Locale } from "@skywave/domain/locale/locale";

/** A change that its owner is told of, in case it was not theirs. */
export type SecurityNotice =
  | "email-changed"
  | "phone-changed"
  | "phone-removed"
  | "username-changed"
  | "password-changed"
  | "passkey-added"
  | "passkey-removed";

/**
 * What a message says, before it is written in the person's language. Codes and links are sealed: a job lies in a
 * table until it is done, and who reads that table must not sign in by it.
 */
export type MessageContent =
  | { template: "one-time-code"; sealedCode: string; expiresInMinutes: number }
  | { template: "already-registered"; sealedCode: string; expiresInMinutes: number }
  | { template: "new-contact"; sealedCode: string; expiresInMinutes: number }
  | { template: "magic-link"; sealedUrl: string; expiresInMinutes: number; requestedFrom: string }
  | { template: "security-notice"; notice: SecurityNotice }
  | { template: "identity-deleted" }
  | { template: "order-confirmed"; identityId: string; orderId: string };

export interface OutgoingMessage {
  /** Names the event that caused the message; a repeat of the job sends nothing new. */
  id: string;
  /** Null for nobody: a call about somebody who does not exist takes as long as one about somebody who does. */
  to: string | null;
  channel: "mail" | "text";
  locale: Locale;
  content: MessageContent;
}

/** Every kind of job with what it is told. */
export interface JobPayloads {
  "send-message": OutgoingMessage;
  "remove-expired": Record<string, never>;
}

export type JobName = keyof JobPayloads;
