import { regionsOf } from "@skywave/domain/addresses/regions";
import { formatPlace } from "#i18n/format-where-and-when.ts";
import type { Translator } from "#i18n/translate.ts";

/** Whose law a tax is: of the whole country, or of the state or province in its jurisdiction, such as CA-QC. */
export function formatJurisdiction(
  { jurisdiction, jurisdictionLevel }: { jurisdiction: string; jurisdictionLevel: string },
  translate: Translator,
): string {
  const [countryCode = "", state = ""] = jurisdiction.split("-");
  return jurisdictionLevel === "country"
    ? formatPlace({ countryCode }, translate.locale)
    : formatBillPlace(state, translate);
}

/** A state or province by its name, from its code. */
export function formatBillPlace(code: string, translate: Translator): string {
  const region = [...regionsOf("US"), ...regionsOf("CA")].find((known) => known.code === code);
  const french = translate.locale === "fr-CA" ? region?.frenchName : undefined;
  return french ?? region?.name ?? code;
}
