import { toCents, toMajorUnits } from "@skywave/domain/money/cents";

/** Who pays what of an amount, in major units. */
export interface SplitPayment {
  giftCardPays: number;
  cardPays: number;
  leftOnGiftCard: number;
}

/** A gift card pays first, as far as it goes. */
export function splitPayment(amount: number, onGiftCard: number): SplitPayment {
  const [dueInCents, giftCardInCents] = [toCents(amount), toCents(onGiftCard)];
  const paidInCents = Math.min(dueInCents, giftCardInCents);
  return {
    giftCardPays: toMajorUnits(paidInCents),
    cardPays: toMajorUnits(dueInCents - paidInCents),
    leftOnGiftCard: toMajorUnits(giftCardInCents - paidInCents),
  };
}
