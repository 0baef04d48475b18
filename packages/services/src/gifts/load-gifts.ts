import type { Gift } from "@skywave/contract/gifts/gifts";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";

export type LoadGiftsOutcome = { ok: true; gifts: readonly Gift[] } | CommonFailure;

/** The gift cards that somebody has bought for others, the newest first. */
export async function loadGifts(skywave: Skywave): Promise<LoadGiftsOutcome> {
  const answer = await attemptCall(skywave, { domain: "giftcard", name: "listGifts", input: {} });
  return answer.ok ? { ok: true, gifts: answer.data.gifts } : commonFailure(skywave, answer.failure);
}
