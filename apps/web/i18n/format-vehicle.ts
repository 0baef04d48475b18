import type { FoundDevice } from "@skywave/contract";
import type { Locale } from "@skywave/localization";

type Vehicle = Pick<NonNullable<FoundDevice["vehicle"]>, "year" | "make" | "model">;

/** A vehicle as people call it: English puts the year first, French last. */
export function formatVehicle({ year, make, model }: Vehicle, locale: Locale): string {
  return locale === "fr-CA" ? `${make} ${model} ${year}` : `${year} ${make} ${model}`;
}

/** The same for a vehicle that is told in one piece, as "2024 Solano Vireo". */
export function formatYearMakeModel(yearMakeModel: string, locale: Locale): string {
  return locale === "fr-CA" ? yearMakeModel.replace(/^(\d{4}) (.+)$/, "$2 $1") : yearMakeModel;
}
