import { dictionaries, type Locale, type MessageKey } from "@skywave/localization";

/** What a person reads on the page, in their language: the same dictionaries that the product serves. */
export function textsIn(locale: Locale) {
  const texts: Record<string, string> = Object.assign({}, ...Object.values(dictionaries[locale]));
  /** Matches a text whatever stands in its placeholders. */
  const patternOf = (key: MessageKey): string =>
    (texts[key] ?? key)
      .split(/\{\w+\}/)
      // The browser names things with plain spaces where the texts have no-break ones.
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[\u00a0\u202f]/g, "\\s"))
      .join(".+");
  return {
    say: (key: MessageKey, values: Record<string, string> = {}): string =>
      (texts[key] ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder),
    /** Matches nothing but the text. */
    like: (key: MessageKey): RegExp => new RegExp(`^${patternOf(key)}$`),
    /** Matches the text among others. */
    within: (key: MessageKey): RegExp => new RegExp(patternOf(key)),
  };
}
