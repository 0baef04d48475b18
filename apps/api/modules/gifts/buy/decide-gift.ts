import { isBefore } from "@skywave/domain/calendar/compare-days";
import { GIFT_SUM_A_DAY_IN_CENTS, GIFTS_A_DAY } from "@skywave/domain/gifts/gift-limits";
import { type Refusal, refuse } from "../../../platform/outcome.ts";
import type { BillingProfileRow } from "../../billing/index.ts";
import type { GiftRow } from "../gifts-repository.ts";

const GIFT_QUOTE_LIFETIME_IN_MINUTES = 30;

export interface GiftFacts {
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  profile: BillingProfileRow;
  /** What of gifts the giver has bought within a day. */
  bought: { count: number; sumInCents: number };
}

/** Why a quoted gift can not be bought; undefined where it can. */
export function decideGift(gift: GiftRow, { now, today, profile, bought }: GiftFacts): Refusal | undefined {
  const end = gift.quotedAt.add({ minutes: GIFT_QUOTE_LIFETIME_IN_MINUTES });
  if (Temporal.Instant.compare(end, now) < 0 || isBefore(gift.sendOn, today)) return refuse("QUOTE_EXPIRED");
  if (profile.currency !== gift.currency) return refuse("COUNTRY_ERROR");
  const sumInCents = bought.sumInCents + gift.amountInCents;
  return bought.count >= GIFTS_A_DAY || sumInCents > GIFT_SUM_A_DAY_IN_CENTS[gift.currency]
    ? refuse("GIFT_LIMIT_REACHED")
    : undefined;
}
