import type { FoundDevice } from "@skywave/contract";
import type { Locale } from "@skywave/localization";

type Vehicle = NonNullable<FoundDevice["vehicle"]>;

/** A vehicle as people call it: English puts the year first, French last. */
export function formatVehicle({ year, make, model }: Vehicle, locale: Locale): string {
  return locale === "fr-CA" ? `${make} ${model} ${year}` : `${year} ${make} ${model}`;
}
