import type { Locale, WebDictionaryName } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { editionsOf, textsOfPage } from "./editions-of.ts";
import { makeTranslator, type PageDictionary, type Translator } from "./translate.ts";

interface LoadedTexts {
  translator: Translator<PageDictionary>;
  texts: Record<string, string>;
  names: Set<WebDictionaryName>;
}

/** The server names in the page what the first page shows beyond the texts of all, so that one call gets both. */
const wanted = new Set<WebDictionaryName>(["common", "checkout", "account", ...textsOfPage()]);
const loaded = new Map<Locale, LoadedTexts>();

/** Loads the texts of a locale once. Rejects when they cannot be had: no page makes sense without them. */
export async function loadTranslator(skywave: Skywave, locale: Locale): Promise<Translator<PageDictionary>> {
  const known = loaded.get(locale) ?? makeEmpty(locale);
  const missing = [...wanted].filter((name) => !known.names.has(name));
  if (missing.length > 0) {
    const query = { dictionaries: editionsOf(missing), locale };
    const result = await skywave.call("localization", "getLocalizations", { query });
    if (!result.ok) throw new Error(`The texts in ${locale} did not load`, { cause: result.failure });
    Object.assign(known.texts, ...Object.values(result.data.dictionaries));
    for (const name of missing) known.names.add(name);
  }
  loaded.set(locale, known);
  return known.translator;
}

/** Adds the texts of some pages to those of a locale; from then on every language comes with them. */
export async function loadPageDictionaries(
  skywave: Skywave,
  names: readonly PageDictionary[],
  locale: Locale,
): Promise<void> {
  for (const name of names) wanted.add(name);
  await loadTranslator(skywave, locale);
}

function makeEmpty(locale: Locale): LoadedTexts {
  const texts: Record<string, string> = {};
  return { translator: makeTranslator(locale, texts), texts, names: new Set() };
}
