import { localizedDates } from "@skywave/domain/calendar/localized-dates";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Currency } from "@skywave/domain/money/currency";
import { dictionaries } from "@skywave/localization";

type Values = Record<string, string>;

/** Texts, money and dates of an invoice's paper in one language. */
export interface InvoiceTexts {
  locale: Locale;
  format(key: string, values?: Values): string;
  /** In major units, as the wire has it. */
  money(amount: number): string;
  rate(rate: number): string;
  /** `YYYY-MM-DD` */
  day(day: string): string;
}

/** Reads the dictionaries that the invoice's page is written with. */
export function invoiceTextsIn(locale: Locale, currency: Currency): InvoiceTexts {
  const { common, bills } = dictionaries[locale];
  const texts: Record<string, string> = { ...common, ...bills };
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const rates = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 });
  const days = localizedDates(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    locale,
    format: (key, values = {}) => {
      const text = texts[key];
      if (text === undefined) throw new Error(`the text ${key} is missing in ${locale}`);
      return text.replace(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank);
    },
    money: (amount) => money.format(amount),
    rate: (rate) => rates.format(rate),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}
