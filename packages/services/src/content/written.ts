import type { Locale } from "@skywave/domain/locale/locale";
import { fieldOf } from "./field-of.ts";

/** Who reads: their language, and the region they are in, where it is known. */
export interface Reader {
  locale: Locale;
  region: string | undefined;
}

/** Something written; `lang` says the language where it is not the reader's. */
export interface Written<T> {
  value: T;
  lang?: "en";
}

const ENGLISH: readonly Locale[] = ["en-CA", "en-US"];

/**
 * A field in the reader's language, or else in English and marked as such. In Quebec what is not there in French is
 * not shown at all.
 */
export function writtenFor(languages: unknown, { locale, region }: Reader): Written<unknown> | undefined {
  const own = fieldOf(languages, locale);
  if (own !== undefined) return { value: own };
  const english = ENGLISH.map((language) => fieldOf(languages, language)).find(
    (value) => value !== undefined,
  );
  if (english === undefined) return undefined;
  if (locale !== "fr-CA") return { value: english };
  return region === "QC" ? undefined : { value: english, lang: "en" };
}

/** The same for what reads alike in every language. */
export function sharedValue(languages: unknown): unknown {
  return fieldOf(languages, "en-US");
}
