import type { Gift } from "@skywave/contract/gifts/gifts";
import type { CallResult, Failure, Skywave } from "@skywave/sdk";
import { payingCardOf } from "../billing/pay/paying-card-of.ts";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CardRefusal, cardRefusal } from "../outcomes/card-refusal.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";

export type CompleteGiftOutcome =
  | { ok: true; gift: Gift }
  /** The bank has not said yet; ask what became of it. The card is not charged twice whatever happens. */
  | { ok: false; code: "PROCESSING"; gift: Gift }
  /** Half an hour has passed, or its day: ask for a new quote. */
  | { ok: false; code: "QUOTE_EXPIRED" }
  /** No more gifts today. */
  | { ok: false; code: "GIFT_LIMIT_REACHED" }
  /** Save billing details with a card first. */
  | { ok: false; code: "PAYMENT_METHOD_REQUIRED" }
  /** Bills of this account are in the money of another country. */
  | { ok: false; code: "COUNTRY_ERROR" }
  | CardRefusal
  | CommonFailure;

/** Buys a quoted gift. May be repeated after any failure: a gift is charged once. */
export async function completeGift(
  skywave: Skywave,
  { giftId, ...card }: { giftId: string; cardToken?: string; isForNextBills?: boolean },
): Promise<CompleteGiftOutcome> {
  const answer = await attemptCall(skywave, {
    domain: "giftcard",
    name: "completeGift",
    input: { params: { giftId }, body: payingCardOf(card) },
  });
  return giftOutcome(skywave, answer);
}

/** Turns what came back of a gift into what the giver can do next. */
export function giftOutcome(skywave: Skywave, answer: CallResult<Gift>): CompleteGiftOutcome {
  if (!answer.ok) return decideRefusal(answer.failure) ?? commonFailure(skywave, answer.failure);
  const gift = answer.data;
  switch (gift.state) {
    case "processing":
      return { ok: false, code: "PROCESSING", gift };
    // It was about to be charged and is only quoted again: the bank has said no.
    case "quoted":
      return { ok: false, code: "CREDIT_CARD_ERROR", nextMove: "useAnotherCard" };
    case "scheduled":
    case "sent":
    case "takenBack":
    case "voided":
      return { ok: true, gift };
  }
}

function decideRefusal(failure: Failure): CompleteGiftOutcome | undefined {
  if (refusalCode(failure, ["NOT_FOUND"])) return { ok: false, code: "QUOTE_EXPIRED" };
  if (refusalCode(failure, ["BILLING_PROFILE_REQUIRED"]))
    return { ok: false, code: "PAYMENT_METHOD_REQUIRED" };
  const code = refusalCode(failure, [
    "QUOTE_EXPIRED",
    "GIFT_LIMIT_REACHED",
    "PAYMENT_METHOD_REQUIRED",
    "COUNTRY_ERROR",
  ]);
  return code ? { ok: false, code } : cardRefusal(failure);
}
