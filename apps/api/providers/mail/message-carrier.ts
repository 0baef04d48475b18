import type { Locale } from "@skywave/domain/locale/locale";

export interface WrittenMessage {
  /** Names the event behind the message; a carrier delivers each id at most once where it can. */
  id: string;
  to: string;
  channel: "mail" | "text";
  locale: Locale;
  /** Business time of what it tells. */
  writtenAt?: Temporal.Instant | undefined;
  subject: string;
  text: string;
  html: string;
  /** The name that readers see it come from. */
  sender: string;
  /** Who an answer goes to, if not to the sender. */
  replyTo?: string | undefined;
}

/** Takes mails and texts to people. Throws when it can't; the outbox then tries again. */
export interface MessageCarrier {
  carry(message: WrittenMessage): Promise<void>;
}
