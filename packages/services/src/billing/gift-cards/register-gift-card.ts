import type { RegisteredGiftCard } from "@skywave/contract/billing/gift-cards";
import { billingCountry } from "@skywave/domain/locale/billing-place";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";
import { type GiftCardField, readGiftCard, type TypedGiftCard } from "./read-gift-card.ts";

export type RegisterGiftCardOutcome =
  | { ok: true; giftCard: RegisteredGiftCard }
  | { ok: false; code: "INVALID_FIELDS"; invalidFields: readonly GiftCardField[] }
  /** The card was sold in another country than this store's. */
  | { ok: false; code: "COUNTRY_ERROR" }
  /** No such card, another code, or nothing left on it; which of them nobody is told. */
  | { ok: false; code: "BAD_DATA_RETURNED" }
  /** Its giver's bank has taken the money back. */
  | { ok: false; code: "GIFT_CARD_VOID" }
  | CommonFailure;

/** Checks a gift card and gets a token for it, good for a quarter of an hour. */
export async function registerGiftCard(
  skywave: Skywave,
  { country, ...typed }: TypedGiftCard & { country: string },
): Promise<RegisterGiftCardOutcome> {
  const read = readGiftCard(typed);
  if (!read.ok) return { ok: false, code: "INVALID_FIELDS", invalidFields: read.invalidFields };
  const answer = await ask(skywave, {
    domain: "giftcard",
    name: "registerGiftCard",
    input: { query: { country: billingCountry(country) }, body: read.card },
    expected: ["COUNTRY_ERROR", "BAD_DATA_RETURNED", "GIFT_CARD_VOID"],
  });
  if (answer.ok) return { ok: true, giftCard: answer.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
