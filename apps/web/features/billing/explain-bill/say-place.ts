import { regionsOf } from "@skywave/domain/addresses/regions";
import type { Translator } from "../../../i18n/translate.ts";

/** A state or province by its name, from its code or from a jurisdiction such as CA-QC. */
export function sayPlace(code: string, translate: Translator): string {
  const state = code.split("-").at(-1) ?? code;
  const region = [...regionsOf("US"), ...regionsOf("CA")].find((known) => known.code === state);
  const french = translate.locale === "fr-CA" ? region?.frenchName : undefined;
  return french ?? region?.name ?? code;
}
