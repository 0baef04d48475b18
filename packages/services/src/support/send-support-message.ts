import type { SupportTopic } from "@skywave/contract/support/support-message";
import type { Country } from "@skywave/domain/locale/country";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export interface SupportMessageInput {
  topic: SupportTopic;
  /** Where the answer goes. */
  emailAddress: string;
  message: string;
  country: Country;
  language: Locale;
  /** The same for every try at one message. */
  idempotencyKey: string;
}

export type SendSupportMessageOutcome =
  /** `reference` names the request in the answer. */
  | { ok: true; reference: string }
  | { ok: false; code: "EMAIL_INVALID" }
  /** The message holds a card number, which is neither sent nor kept. */
  | { ok: false; code: "CARD_NUMBER_NOT_ALLOWED" }
  | CommonFailure;

/** Sends a message to the support team. Needs no sign-in, and may be repeated under its key. */
export async function sendSupportMessage(
  skywave: Skywave,
  { idempotencyKey, ...body }: SupportMessageInput,
): Promise<SendSupportMessageOutcome> {
  const answer = await ask(skywave, {
    domain: "support",
    name: "sendSupportMessage",
    input: { body },
    options: { idempotencyKey },
    expected: ["EMAIL_INVALID", "CARD_NUMBER_NOT_ALLOWED"],
  });
  if (answer.ok) return { ok: true, reference: answer.data.reference };
  if (answer.code === "EMAIL_INVALID" || answer.code === "CARD_NUMBER_NOT_ALLOWED")
    return { ok: false, code: answer.code };
  return answer;
}
