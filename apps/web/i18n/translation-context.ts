import type { Locale } from "@skywave/localization";
import { createContext, use } from "react";
import type { Translator } from "./translate.ts";

export interface Translation {
  translate: Translator;
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

/** The function that turns keys into texts. */
export function useTranslate(): Translator {
  return useTranslation().translate;
}
