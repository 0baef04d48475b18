import type { GiftCardRedemption } from "@skywave/contract/billing/balance";
import type { RegisteredGiftCard } from "@skywave/contract/billing/gift-cards";
import type { Skywave } from "@skywave/sdk";
import { ask } from "../../outcomes/ask.ts";
import type { CommonFailure } from "../../outcomes/common-failure.ts";

export interface RedeemGiftCardInput {
  giftCard: Pick<RegisteredGiftCard, "tokenId" | "actualBalance">;
  /** In major units; left out for all that is on it. */
  amount?: number;
  idempotencyKey: string;
}

export type RedeemGiftCardOutcome =
  | { ok: true; redemption: GiftCardRedemption }
  /** There is nothing on it to redeem. */
  | { ok: false; code: "NO_BALANCE" }
  | { ok: false; code: "ALREADY_REDEEMED" }
  /** The token is too old: register the card again. */
  | { ok: false; code: "EXPIRED" }
  /** Save billing details first: the balance belongs to a profile. */
  | { ok: false; code: "BILLING_PROFILE_REQUIRED" }
  | { ok: false; code: "COUNTRY_ERROR" }
  | CommonFailure;

/** Moves what is on a registered card into the balance. May be repeated with the same key. */
export async function redeemGiftCard(
  skywave: Skywave,
  { giftCard, amount, idempotencyKey }: RedeemGiftCardInput,
): Promise<RedeemGiftCardOutcome> {
  if (giftCard.actualBalance <= 0) return { ok: false, code: "NO_BALANCE" };
  const answer = await ask(skywave, {
    domain: "billing",
    name: "redeemGiftCard",
    input: { body: { giftCardTokenId: giftCard.tokenId, ...(amount !== undefined && { amount }) } },
    options: { idempotencyKey },
    expected: ["ALREADY_REDEEMED", "EXPIRED", "NOT_FOUND", "BILLING_PROFILE_REQUIRED", "COUNTRY_ERROR"],
  });
  if (answer.ok) return { ok: true, redemption: answer.data };
  if (!("failure" in answer)) return answer;
  return { ok: false, code: answer.code === "NOT_FOUND" ? "EXPIRED" : answer.code };
}
