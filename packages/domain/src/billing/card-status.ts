export type CardStatus = "EXPIRED" | "SOON_EXPIRED" | "VALID";

/** A card is good until the end of its month; in its last two months its owner is asked for a new one. */
export function cardStatus(
  expiry: { year: number; month: number },
  today: { year: number; month: number },
): CardStatus {
  const monthsLeft = expiry.year * 12 + expiry.month - (today.year * 12 + today.month);
  if (monthsLeft < 0) return "EXPIRED";
  return monthsLeft < 2 ? "SOON_EXPIRED" : "VALID";
}
