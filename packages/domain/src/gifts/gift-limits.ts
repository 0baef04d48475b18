import type { Currency } from "../money/currency.ts";

/** What gift cards are sold for: some amounts to choose from, and any other between two bounds. */
export const GIFT_AMOUNTS: Record<
  Currency,
  { choicesInCents: readonly number[]; leastInCents: number; mostInCents: number }
> = {
  USD: { choicesInCents: [2_500, 5_000, 10_000], leastInCents: 1_000, mostInCents: 20_000 },
  CAD: { choicesInCents: [2_500, 5_000, 10_000], leastInCents: 1_000, mostInCents: 25_000 },
};

export const GIFT_NAME_LENGTH = 60;
export const GIFT_MESSAGE_LENGTH = 200;
/** How far ahead a gift can be sent: a birthday that was yesterday comes again. */
export const GIFT_AHEAD = { years: 1 } as const;

/** What one person buys in a day. A stolen card is turned into gift cards, and money is washed by them. */
export const GIFTS_A_DAY = 5;
export const GIFT_SUM_A_DAY_IN_CENTS: Record<Currency, number> = { USD: 40_000, CAD: 50_000 };
