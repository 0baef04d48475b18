import type { DomainHandlers } from "#platform/http/handlers.ts";
import type { RedeemGiftCard } from "./redeem-gift-card.ts";
import type { RegisterGiftCard } from "./register-gift-card.ts";

/** The calls about gift cards, which lie in two domains. */
export function createGiftCardHandlers(dependencies: {
  registerGiftCard: RegisterGiftCard;
  redeemGiftCard: RedeemGiftCard;
}): {
  giftcard: Pick<DomainHandlers<"giftcard">, "registerGiftCard">;
  billing: Pick<DomainHandlers<"billing">, "redeemGiftCard">;
} {
  const { registerGiftCard, redeemGiftCard } = dependencies;
  return {
    giftcard: { registerGiftCard },
    billing: { redeemGiftCard: ({ body }, { caller }) => redeemGiftCard(caller.identityId, body) },
  };
}
