import { giftCardEnd } from "@skywave/domain/billing/gift-card-end";
import type { Country } from "@skywave/domain/locale/country";
import { isSameDigest } from "#platform/security/secrets.ts";
import type { GiftCard } from "./gift-cards-repository.ts";

export interface ShownGiftCard {
  /** Null where a digital card is shown. */
  securityCodeDigest: string | null;
  expiry: { month: number; year: number } | undefined;
  country: Country;
  today: Temporal.PlainDate;
}

/** `void`, `empty`, `over` and `elsewhere` are known of who has proved to hold the card; all else about it is `wrong`. */
export type GiftCardVerdict =
  | { kind: "good"; card: GiftCard }
  | { kind: "wrong" | "void" | "empty" | "over" | "elsewhere" };

/** Whether a card may be used by who shows it. */
export function decideGiftCard(card: GiftCard | undefined, shown: ShownGiftCard): GiftCardVerdict {
  if (card === undefined || !isHeldBy(card, shown)) return { kind: "wrong" };
  if (card.voidedFor !== null) return { kind: "void" };
  if (availableInCents(card) === 0) return { kind: "empty" };
  if (isOver(card, shown.today)) return { kind: "over" };
  return card.country === shown.country ? { kind: "good", card } : { kind: "elsewhere" };
}

/** What is on a card and promised to nobody. */
export function availableInCents(card: GiftCard): number {
  return card.faceInCents - card.redeemedInCents - card.heldInCents - card.voidedInCents;
}

function isHeldBy(card: GiftCard, { securityCodeDigest, expiry }: ShownGiftCard): boolean {
  if (card.securityCodeDigest === null) return securityCodeDigest === null;
  return (
    securityCodeDigest !== null &&
    isSameDigest(card.securityCodeDigest, securityCodeDigest) &&
    card.expiryMonth === expiry?.month &&
    card.expiryYear === expiry.year
  );
}

function isOver(card: GiftCard, today: Temporal.PlainDate): boolean {
  const end = giftCardEnd(card);
  return end !== undefined && Temporal.PlainDate.compare(today, end) >= 0;
}
