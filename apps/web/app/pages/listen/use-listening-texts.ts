import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import { use } from "react";
import { loadPageDictionaries } from "#i18n/load-translator.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

const loading = new WeakMap<Skywave, Promise<void>>();

/** Waits for the texts of the player on a page that does not load them with itself. */
export function useListeningTexts(): void {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  use(loading.get(skywave) ?? load(skywave, locale));
}

/** Every language that is chosen later comes with them. */
function load(skywave: Skywave, locale: Locale): Promise<void> {
  const texts = loadPageDictionaries(skywave, ["listening", "taste"], locale);
  loading.set(skywave, texts);
  texts.catch(() => loading.delete(skywave));
  return texts;
}
