import type { Locale } from "@skywave/localization";

/** Ten digits as people write them: (512) 555-0142 in the US, 514 555-0143 in Canada. */
export function formatPhone(phone: string, locale: Locale): string {
  const [area, exchange, line] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)];
  return locale === "en-US" ? `(${area}) ${exchange}-${line}` : `${area} ${exchange}-${line}`;
}
