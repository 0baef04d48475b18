import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../../outcomes/attempt-call.ts";
import { refusalCode } from "../../outcomes/refusal-code.ts";
import { type PayOutcome, payOutcome } from "./pay-outcome.ts";
import { payingCardOf } from "./paying-card-of.ts";

export interface PayBalanceDueInput {
  /** A card on file or one that was just typed; left out for the default. */
  cardToken?: string;
  /** Whether a card that was just typed or handed over pays the next bills, too; else it is kept nowhere. */
  isForNextBills?: boolean;
  /** Of a registered gift card, which pays first. */
  giftCardTokenId?: string;
  /** One for each press of the button that is meant, kept over retries. */
  idempotencyKey: string;
}

export type PayBalanceDueOutcome =
  | PayOutcome
  /** The gift card was used or its token is too old: register it again, or go on without. */
  | { ok: false; code: "GIFT_CARD_NOT_USABLE" };

/** Pays all that is due. May be repeated with the same key after any failure. */
export async function payBalanceDue(
  skywave: Skywave,
  input: PayBalanceDueInput,
): Promise<PayBalanceDueOutcome> {
  const { giftCardTokenId, idempotencyKey } = input;
  const answer = await attemptCall(skywave, {
    domain: "billing",
    name: "payBalanceDue",
    input: {
      body: {
        ...payingCardOf(input),
        ...(giftCardTokenId !== undefined && { giftCardId: giftCardTokenId }),
      },
    },
    options: { idempotencyKey },
  });
  if (!answer.ok && refusalCode(answer.failure, ["EXPIRED", "ALREADY_REDEEMED", "COUNTRY_ERROR"]))
    return { ok: false, code: "GIFT_CARD_NOT_USABLE" };
  return payOutcome(skywave, answer);
}
