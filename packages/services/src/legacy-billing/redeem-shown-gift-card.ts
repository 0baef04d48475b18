import type { Skywave } from "@skywave/sdk";
import { requireIdentityGrant } from "../sessions/require-identity-grant.ts";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import type { ShownGiftCard } from "./shown-gift-card.ts";

const REFUSALS = ["GIFT_CARD_NUMBER_INVALID", "NO_GIFT_CARD_BALANCE", "GIFT_CARD_NOT_REDEEMABLE"] as const;

export type RedeemShownGiftCardOutcome =
  /** In major units: what was on the card, and what the balance is now. */
  | { ok: true; amount: number; currency: "USD" | "CAD"; balance: number }
  | { ok: false; code: (typeof REFUSALS)[number] }
  | CommonFailure;

/** Moves all that is on a gift card into the balance by the call of the legacy system. May be repeated with the same key. */
export async function redeemShownGiftCard(
  skywave: Skywave,
  { idempotencyKey, ...shown }: ShownGiftCard & { idempotencyKey: string },
): Promise<RedeemShownGiftCardOutcome> {
  const missing = requireIdentityGrant(skywave, "giftCardRedeem");
  if (missing !== undefined) return missing;
  const answer = await ask(skywave, {
    domain: "legacy",
    name: "giftCardRedeem",
    input: { body: shown },
    options: { idempotencyKey },
    expected: REFUSALS,
  });
  if (answer.ok) return { ok: true, ...answer.data.data };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
