import type { DICTIONARY_VERSIONS, Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { makeTranslator, type Translator } from "./translate.ts";

// Literal by type, so a dictionary that grows a version does not compile until this does too.
const WEB_DICTIONARIES = {
  common: 1,
  checkout: 1,
  account: 1,
} as const satisfies Pick<typeof DICTIONARY_VERSIONS, "common" | "checkout" | "account">;

const loaded = new Map<Locale, Translator>();

/** Loads the texts of a locale once. Rejects when they cannot be had: no page makes sense without them. */
export async function loadTranslator(skywave: Skywave, locale: Locale): Promise<Translator> {
  const known = loaded.get(locale);
  if (known !== undefined) return known;
  const dictionaries = Object.entries(WEB_DICTIONARIES)
    .map(([name, version]) => `${name}:${version}`)
    .join("|");
  const result = await skywave.call("localization", "getLocalizations", { query: { dictionaries, locale } });
  if (!result.ok) throw new Error(`The texts in ${locale} did not load`, { cause: result.failure });
  const texts = Object.assign({}, ...Object.values(result.data.dictionaries));
  const translator = makeTranslator(locale, texts);
  loaded.set(locale, translator);
  return translator;
}
