import type { Locale } from "@skywave/localization";
import { useEffect, useState } from "react";
import { loadTranslator } from "#i18n/load-translator.ts";
import type { PageDictionary, Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

export interface Contract<Own extends PageDictionary = never> {
  /** undefined while the French text is on its way. */
  translate: Translator<Own> | undefined;
  /** The contract is shown in French although the page is not: its reader may go on in English. */
  isFrenchFirst: boolean;
  /** Shows it in the language of the page from now on. */
  readOn: () => void;
}

/** The language that somebody went on in, where the law wants the contract in French first. */
interface ReadOnIn {
  chosen: Locale | null;
  choose: (locale: Locale) => void;
}

/**
 * The language of the contract of somebody who lives in a state or province. In Quebec it is shown in French first (Charter of the French language,
 * s. 55); reading on in English is a choice that the person makes and that is kept with the consent.
 */
export function useContract<Own extends PageDictionary = never>(
  region: string,
  { chosen, choose }: ReadOnIn,
): Contract<Own> {
  const page = useTranslate<Own>();
  const { skywave, country } = useApp();
  const isQuebec = country === "CA" && region === "QC";
  const [french, setFrench] = useState<Translator<PageDictionary>>();
  const isFrenchFirst = isQuebec && page.locale !== "fr-CA" && chosen !== page.locale;

  useEffect(() => {
    if (!isFrenchFirst) return;
    loadTranslator(skywave, "fr-CA").then(
      (translator) => setFrench(() => translator),
      (cause: unknown) => {
        skywave.log({ level: "error", message: "No French contract", details: { cause: String(cause) } });
      },
    );
  }, [isFrenchFirst, skywave]);

  return {
    translate: isFrenchFirst ? french : page,
    isFrenchFirst,
    readOn: () => choose(page.locale),
  };
}
