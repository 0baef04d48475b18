import type { Country } from "../locale/country.ts";

const GOOD_FOR_YEARS = 5;

/**
 * The first day on which a gift card is worth nothing, whatever is printed on it: federal law of the US gives it five
 * years, the provinces of Canada forbid an end.
 */
export function giftCardEnd(card: {
  country: Country;
  issuedOn: Temporal.PlainDate;
}): Temporal.PlainDate | undefined {
  if (card.country === "CA") return undefined;
  const anniversary = card.issuedOn.add({ years: GOOD_FOR_YEARS });
  // A leap day comes again later than five years on; until the day after, five whole years have gone by.
  return anniversary.day === card.issuedOn.day ? anniversary : anniversary.add({ days: 1 });
}
