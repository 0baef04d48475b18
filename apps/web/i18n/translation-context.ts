import type { Locale } from "@skywave/localization";
import { createContext, use } from "react";
import type { PageDictionary, Translator } from "./translate.ts";

export interface Translation {
  translate: Translator<PageDictionary>;
  locales: readonly Locale[];
  changeLocale(locale: Locale): Promise<void>;
}

export const TranslationContext = createContext<Translation | null>(null);

/** The texts of the page and the way to another language. */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (translation === null) throw new Error("useTranslation needs a TranslationContext above it");
  return translation;
}

/**
 * The function that turns keys into texts. Whoever shows the texts of a page's dictionary names it, `useTranslate<"bills">()`,
 * and every route that leads there has to load it: a check follows the imports.
 */
export function useTranslate<Own extends PageDictionary = never>(): Translator<Own> {
  return useTranslation().translate;
}
