import { LOCALES, type Locale } from "./locale.ts";

type Texts = Readonly<Record<string, string>>;

/** Refuses what is not among the keys: its text would be kept and never shown. */
type NoneBut<Key, Given> = Readonly<Record<Exclude<keyof Given, Key>, never>>;

export interface Dictionary<Key extends string = string> {
  /** Digits, as on the wire. They are others as soon as a text is, in any language. */
  version: string;
  texts: Readonly<Record<Locale, Readonly<Record<Key, string>>>>;
}

/**
 * The texts of some pages in every language: English in full, what Canada says otherwise, French in full. Messages hold
 * `{name}` placeholders; plurals end in `.one` and `.other`.
 */
export function defineDictionary<
  const English extends Texts,
  const Canadian extends Texts,
  const French extends Texts,
>(written: {
  "en-US": English;
  "en-CA"?: Canadian & NoneBut<keyof English, Canadian>;
  "fr-CA": French & Readonly<Record<keyof English, string>> & NoneBut<keyof English, French>;
}): Dictionary<keyof English & string> {
  const texts = {
    "en-US": written["en-US"],
    "en-CA": { ...written["en-US"], ...written["en-CA"] },
    "fr-CA": written["fr-CA"],
  };
  return {
    texts,
    version: String(hashOf(LOCALES.map((locale) => JSON.stringify(texts[locale])).join("\n"))),
  };
}

/** FNV-1a with 32 bits: it tells one edition from the next, and asks nothing of the platform. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
