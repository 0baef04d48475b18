import type { Locale } from "@skywave/domain/locale/locale";
import { dictionaries } from "@skywave/localization";

/** A title in a language. */
export function browseText(locale: Locale, key: string, channelName = ""): string {
  const { catalogue, listening } = dictionaries[locale];
  const text = catalogue[key] ?? listening[key];
  if (text === undefined) throw new Error(`there is no text ${key} in ${locale}`);
  return text.replace("{channel}", channelName);
}
