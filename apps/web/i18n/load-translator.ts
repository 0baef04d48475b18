import type { DICTIONARY_VERSIONS, Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { makeTranslator, type Translator } from "./translate.ts";

// Literal by type, so a dictionary that grows a version does not compile until this does too.
const VERSIONS = {
  common: 1,
  checkout: 1,
  account: 1,
  security: 1,
  bills: 1,
  plans: 1,
  deals: 1,
  lookup: 1,
  privacy: 1,
  gifts: 1,
  entitlement: 1,
  self: 1,
  student: 1,
  support: 1,
  legal: 1,
} as const satisfies Partial<typeof DICTIONARY_VERSIONS>;

/** A dictionary that only some pages need; their rows in the route table name it. */
export type PageDictionary = Exclude<WebDictionary, "common" | "checkout" | "account">;
type WebDictionary = keyof typeof VERSIONS;

interface LoadedTexts {
  translator: Translator;
  texts: Record<string, string>;
  names: Set<WebDictionary>;
}

const wanted = new Set<WebDictionary>(["common", "checkout", "account"]);
const loaded = new Map<Locale, LoadedTexts>();

/** Loads the texts of a locale once. Rejects when they cannot be had: no page makes sense without them. */
export async function loadTranslator(skywave: Skywave, locale: Locale): Promise<Translator> {
  const known = loaded.get(locale) ?? makeEmpty(locale);
  const missing = [...wanted].filter((name) => !known.names.has(name));
  if (missing.length > 0) {
    const dictionaries = missing.map((name) => `${name}:${VERSIONS[name]}`).join("|");
    const query = { dictionaries, locale };
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
