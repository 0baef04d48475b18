import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";

export type TakeBackGiftOutcome =
  | { ok: true }
  /** It was sent in the meantime. */
  | { ok: false; code: "GIFT_SENT" | "NOT_FOUND" }
  | CommonFailure;

/** Takes back a gift that was not sent yet, for all of its money. */
export async function takeBackGift(skywave: Skywave, giftId: string): Promise<TakeBackGiftOutcome> {
  const answer = await ask(skywave, {
    domain: "giftcard",
    name: "takeBackGift",
    input: { params: { giftId } },
    expected: ["GIFT_SENT", "NOT_FOUND"],
  });
  if (answer.ok) return { ok: true };
  return "failure" in answer ? { ok: false, code: answer.code } : answer;
}
