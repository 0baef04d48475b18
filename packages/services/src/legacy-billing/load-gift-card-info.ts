import type { LegacyGiftCard } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { requireIdentityGrant } from "../sessions/require-identity-grant.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import type { ShownGiftCard } from "./shown-gift-card.ts";

const REFUSALS = [
  "GIFT CARD NUMBER REQUIRED",
  "GIFT CARD NUMBER INVALID",
  "NO GIFT CARD BALANCE",
  "GIFT CARD NOT REDEEMABLE",
  "INVALID REQUEST DATA",
] as const;

export type LoadGiftCardInfoOutcome =
  /** `amount` is what is left on it, in major units. */
  { ok: true; giftCard: LegacyGiftCard } | { ok: false; code: (typeof REFUSALS)[number] } | CommonFailure;

/** What is on a gift card, as the legacy system tells it to who holds the card. */
export async function loadGiftCardInfo(
  skywave: Skywave,
  shown: ShownGiftCard,
): Promise<LoadGiftCardInfoOutcome> {
  const missing = requireIdentityGrant(skywave, "giftCardInfo");
  if (missing !== undefined) return missing;
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "giftCardInfo",
    input: { body: { ...shown } },
    expected: REFUSALS,
  });
  if (answer.ok) return { ok: true, giftCard: answer.data.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
