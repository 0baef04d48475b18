import type { Locale } from "@skywave/domain/locale/locale";
import { dictionaries } from "@skywave/localization";

/** Where the words stand that a buyer ticks, and those beside the buttons that switch a plan or move it. */
const TEXTS = {
  newSubscription: ["checkout", "terms.agree"],
  planSwitch: ["plans", "change.terms-text"],
  radioTransfer: ["radios", "transfer.terms-text"],
} as const;

/** The words that were agreed to, in one language; they are kept with the consent. */
export function agreementText(locale: Locale, kind: keyof typeof TEXTS): string {
  const [dictionary, key] = TEXTS[kind];
  const text = dictionaries[locale][dictionary][key];
  if (text === undefined) throw new Error(`the agreement has no text in ${locale}`);
  return text;
}
