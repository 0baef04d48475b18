import type { Locale } from "@skywave/localization";

/** Making a formatter costs a hundred times what using it does, and a page uses few kinds of them. */
export function cached<Formatter>(make: (locale: Locale, kind: string) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: Locale, kind = ""): Formatter => {
    const name = `${locale} ${kind}`;
    const formatter = formatters.get(name) ?? make(locale, kind);
    formatters.set(name, formatter);
    return formatter;
  };
}
