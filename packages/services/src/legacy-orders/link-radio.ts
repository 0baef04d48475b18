import type { Order } from "@skywave/contract/orders/order";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { lastFourAsSent } from "../radios/number-as-sent.ts";

export interface LinkRadioInput {
  /** Of the quote that the person has agreed to. */
  orderId: string;
  /** As the person reads it off the radio that they mean. */
  radioId: string;
  /** One for each quote, kept over retries. */
  idempotencyKey: string;
}

export type LinkRadioOutcome =
  | { ok: true; order: Order }
  /** The quote is for another radio than the one that is meant. */
  | { ok: false; code: "DEVICE_NOT_FOUND" }
  /** Make a new quote: the plan, the radio or the price is no longer what it was, or its time is over. */
  | { ok: false; code: "QUOTE_OVER" }
  /** A card has to be added, or another one. */
  | { ok: false; code: "NO_CREDIT_CARD_ON_ACCOUNT" | "CREDIT_CARD_VALIDATION_FAILED" }
  | CommonFailure;

/**
 * Has a plan that is heard on no radio play on one, as it was quoted. Only the last four places of the radio's ID leave the
 * browser. May be repeated with the same key after any failure.
 */
export async function linkRadio(
  skywave: Skywave,
  { orderId, radioId, idempotencyKey }: LinkRadioInput,
): Promise<LinkRadioOutcome> {
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "linkDevice",
    input: { body: { orderId, radioIdLastFour: lastFourAsSent(radioId) } },
    options: { idempotencyKey },
    expected: [
      "DEVICE_NOT_FOUND",
      "NO_CREDIT_CARD_ON_ACCOUNT",
      "CREDIT_CARD_VALIDATION_FAILED",
      "INVALID_OFFER_DATA",
      "QUOTE_EXPIRED",
      "QUOTE_CHANGED",
    ],
  });
  if (answer.ok) return { ok: true, order: answer.data.data };
  if (!("failure" in answer)) return answer;
  switch (answer.code) {
    case "INVALID_OFFER_DATA":
    case "QUOTE_EXPIRED":
    case "QUOTE_CHANGED":
      return { ok: false, code: "QUOTE_OVER" };
    default:
      return { ok: false, code: answer.code };
  }
}
