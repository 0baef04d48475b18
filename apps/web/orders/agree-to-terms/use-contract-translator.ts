import { useEffect, useState } from "react";
import { usePurchase } from "#flows/engine/flow-context.ts";
import { loadTranslator } from "#i18n/load-translator.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

export interface Contract {
  /** undefined while the French text is on its way. */
  translate: Translator | undefined;
  /** The contract is shown in French although the page is not: its reader may go on in English. */
  isFrenchFirst: boolean;
}

/**
 * The language of the contract of somebody who lives in a state or province. In Quebec it is shown in French first (Charter of the French language,
 * s. 55); reading on in English is a choice that the person makes and that is kept with the consent.
 */
export function useContractTranslator(region: string): Contract {
  const page = useTranslate();
  const { skywave, country } = useApp();
  const isQuebec = country === "CA" && region === "QC";
  const chosen = usePurchase((state) => state.contractLocale);
  const [french, setFrench] = useState<Translator>();
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

  return { translate: isFrenchFirst ? french : page, isFrenchFirst };
}
