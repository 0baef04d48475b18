import { GIFT_SUM_A_DAY_IN_CENTS, GIFTS_A_DAY } from "@skywave/domain/gifts/gift-limits";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { BillingProfileRow } from "#modules/books/index.ts";
import type { GiftRow } from "../gifts-repository.ts";

const GIFT_QUOTE_LIFETIME_IN_MINUTES = 30;

export interface GiftFacts {
  now: Temporal.Instant;
  profile: BillingProfileRow;
  /** What of gifts the giver has bought within a day. */
  bought: { count: number; sumInCents: number };
}

/** Why a quoted gift can not be bought; undefined where it can. */
export function decideGift(gift: GiftRow, { now, profile, bought }: GiftFacts): Refusal | undefined {
  const end = gift.quotedAt.add({ minutes: GIFT_QUOTE_LIFETIME_IN_MINUTES });
  // One for the day of the quote may be bought after midnight, and is sent at once.
  if (Temporal.Instant.compare(end, now) < 0) return refuse("QUOTE_EXPIRED");
  if (profile.currency !== gift.currency) return refuse("COUNTRY_ERROR");
  const sumInCents = bought.sumInCents + gift.amountInCents;
  return bought.count >= GIFTS_A_DAY || sumInCents > GIFT_SUM_A_DAY_IN_CENTS[gift.currency]
    ? refuse("GIFT_LIMIT_REACHED")
    : undefined;
}
