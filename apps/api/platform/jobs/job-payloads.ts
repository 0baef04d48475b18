import type { Locale } from "@skywave/domain/locale/locale";

/** What a message says, before it is written in the person's language. */
export type MessageContent =
  | { template: "one-time-code"; code: string; expiresInMinutes: number }
  | { template: "already-registered"; code: string; expiresInMinutes: number }
  | { template: "order-confirmed"; identityId: string; orderId: string };

export interface OutgoingMessage {
  /** Names the event that caused the message; a repeat of the job sends nothing new. */
  id: string;
  to: string;
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
