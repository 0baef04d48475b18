/** The gift card was used or its token is too old: register it again, or go on without. */
export interface GiftCardNotUsable {
  ok: false;
  code: "GIFT_CARD_NOT_USABLE";
}

/** What the server says of a gift card that cannot pay of an order. */
export const GIFT_CARD_REFUSALS = ["EXPIRED", "ALREADY_REDEEMED"] as const;
