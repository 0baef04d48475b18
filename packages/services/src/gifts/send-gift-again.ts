import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type SendGiftAgainOutcome =
  | { ok: true }
  /** Something of it is used, so it has arrived. */
  | { ok: false; code: "ALREADY_REDEEMED" }
  /** It is not as it was shown. */
  | { ok: false; code: "NOT_FOUND" }
  | CommonFailure;

/** Sends the mail with a gift once more, to the same address. */
export async function sendGiftAgain(skywave: Skywave, giftId: string): Promise<SendGiftAgainOutcome> {
  const answer = await ask(skywave, {
    domain: "giftcard",
    name: "sendGiftAgain",
    input: { params: { giftId } },
    expected: ["ALREADY_REDEEMED", "NOT_FOUND"],
  });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
