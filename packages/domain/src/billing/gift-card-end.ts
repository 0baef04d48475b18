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
  return card.country === "CA" ? undefined : card.issuedOn.add({ years: GOOD_FOR_YEARS });
}
