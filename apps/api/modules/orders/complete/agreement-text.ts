import type { Locale } from "@skywave/domain/locale/locale";
import { dictionaries } from "@skywave/localization";

/** The words that a buyer agrees to, in one language; they are kept with the consent. */
export function agreementTextIn(locale: Locale): string {
  const text = dictionaries[locale].checkout["terms.agree"];
  if (text === undefined) throw new Error(`the agreement has no text in ${locale}`);
  return text;
}
