import type { CallAnswer, CallRequest } from "@skywave/contract";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { RedeemGiftCard } from "#modules/billing/index.ts";
import type { Books } from "#modules/books/index.ts";
import { readGiftCardInHand } from "./read-gift-card-in-hand.ts";

type Answer = CallAnswer<"legacy", "giftCardRedeem">;

export type RedeemShownGiftCard = (
  body: CallRequest<"legacy", "giftCardRedeem">["body"],
  context: { caller: PersonCaller; ipAddress: string },
) => Promise<Outcome<Answer>>;

/** Moves all that is on a card into the balance of who holds it, by the same way as a card that was registered first. */
export function createRedeemShownGiftCard(dependencies: {
  showGiftCard: Books["giftCards"]["show"];
  redeemGiftCard: RedeemGiftCard;
}): RedeemShownGiftCard {
  const { showGiftCard, redeemGiftCard } = dependencies;
  return async (body, context) => {
    const read = readGiftCardInHand(body);
    if (typeof read === "string") return refuse("GIFT_CARD_NUMBER_INVALID");
    const shown = await showGiftCard.show(read, context);
    if (!shown.ok) return shown;
    const verdict = shown.data;
    if (verdict.kind === "wrong") return refuse("GIFT_CARD_NUMBER_INVALID");
    if (verdict.kind === "empty") return refuse("NO_GIFT_CARD_BALANCE");
    if (verdict.kind !== "good") return refuse("GIFT_CARD_NOT_REDEEMABLE");
    const { identityId } = context.caller;
    const { tokenId } = await showGiftCard.giveToken(identityId, verdict.card);
    const redeemed = await redeemGiftCard(identityId, { giftCardTokenId: tokenId });
    if (redeemed.ok) {
      const { value: balance, currency } = redeemed.data.billingProfileBalanceAfter;
      return done({ data: { amount: redeemed.data.redeemed, currency, balance } });
    }
    // Somebody else was faster with the same card; else there is no profile of its currency to redeem it into.
    return refuse(redeemed.code === "ALREADY_REDEEMED" ? "NO_GIFT_CARD_BALANCE" : "GIFT_CARD_NOT_REDEEMABLE");
  };
}
