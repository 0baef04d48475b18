import type { CallAnswer, CallRequest } from "@skywave/contract";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { availableInCents, type Books } from "#modules/books/index.ts";
import { readGiftCardInHand } from "./read-gift-card-in-hand.ts";

type Answer = CallAnswer<"legacy", "giftCardInfo">;

export type DescribeGiftCard = (
  body: CallRequest<"legacy", "giftCardInfo">["body"],
  context: { caller: PersonCaller; ipAddress: string },
) => Promise<Outcome<Answer>>;

/** Tells what is on a card to who holds it; that it is empty or over, too, but of no card that one does not hold. */
export function createDescribeGiftCard({ show }: Pick<Books["giftCards"]["show"], "show">): DescribeGiftCard {
  return async (body, context) => {
    const read = readGiftCardInHand(body);
    if (read === "numberMissing") return refuse("GIFT CARD NUMBER REQUIRED");
    if (read === "numberInvalid") return refuse("GIFT CARD NUMBER INVALID");
    if (read === "dataInvalid") return refuse("INVALID REQUEST DATA");
    const shown = await show(read, context);
    if (!shown.ok) return shown;
    const verdict = shown.data;
    switch (verdict.kind) {
      case "wrong":
        return refuse("GIFT CARD NUMBER INVALID");
      case "empty":
        return refuse("NO GIFT CARD BALANCE");
      case "over":
      case "void":
      case "elsewhere":
        return refuse("GIFT CARD NOT REDEEMABLE");
      case "good": {
        const { last4, currency, cardType, vendorType } = verdict.card;
        const amount = toMajorUnits(availableInCents(verdict.card));
        return done({ data: { last4, amount, currency, cardType, vendorType } });
      }
    }
  };
}
