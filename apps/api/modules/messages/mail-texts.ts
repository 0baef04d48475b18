import type { Period } from "@skywave/domain/calendar/billing-period";
import type { Locale } from "@skywave/domain/locale/locale";
import { toMajorUnits } from "@skywave/domain/money/cents";
import type { Currency } from "@skywave/domain/money/currency";
import type { TaxLine } from "@skywave/domain/tax/tax-lines";
import { dictionaries, type MailKey } from "@skywave/localization";

type Values = Record<string, string | number>;

/** Texts, money and dates of mails in one language. */
export interface MailTexts {
  format(key: MailKey, values?: Values): string;
  money(amountInCents: number, currency: Currency): string;
  date(date: Temporal.PlainDate): string;
  period(period: Period): string;
  taxName(tax: Pick<TaxLine, "taxType" | "displayName">): string;
}

/** Reads the mail dictionary of a locale; `{brand}` is known to every text. */
export function mailTextsIn(locale: Locale, brandName: string): MailTexts {
  const dictionary = dictionaries[locale].mail;
  const plurals = new Intl.PluralRules(locale);
  const format = (key: string, values: Values = {}) => {
    const text = dictionary[key];
    if (text === undefined) throw new Error(`mail text ${key} is missing in ${locale}`);
    const known: Values = { brand: brandName, ...values };
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(known[name] ?? placeholder));
  };
  return {
    format,
    money: (amountInCents, currency) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).format(
        toMajorUnits(amountInCents),
      ),
    // Canadian taxes have names in both languages; those of the states have one.
    taxName: ({ taxType, displayName }) => (taxType === "salesTax" ? displayName : format(`tax.${taxType}`)),
    date: (date) => date.toLocaleString(locale, { dateStyle: "long" }),
    period: ({ length, timeUnit }) => {
      const form = length === 1 ? "one" : plurals.select(length) === "one" ? "one" : "other";
      return format(`period.${timeUnit}.${form}`, { count: length });
    },
  };
}
