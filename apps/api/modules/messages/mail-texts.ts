import type { Period } from "@skywave/domain/calendar/billing-period";
import { localizedDates } from "@skywave/domain/calendar/localized-dates";
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
  const { plurals, dates, moneyIn } = formatsOf(locale);
  const format = (key: string, values: Values = {}) => {
    const text = dictionary[key];
    if (text === undefined) throw new Error(`mail text ${key} is missing in ${locale}`);
    const known: Values = { brand: brandName, ...values };
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(known[name] ?? placeholder));
  };
  return {
    format,
    money: (amountInCents, currency) => moneyIn(currency).format(toMajorUnits(amountInCents)),
    // Canadian taxes have names in both languages; those of the states have one.
    taxName: ({ taxType, displayName }) => (taxType === "salesTax" ? displayName : format(`tax.${taxType}`)),
    date: (date) => dates.format(date),
    period: ({ length, timeUnit }) => {
      const form = length === 1 ? "one" : plurals.select(length) === "one" ? "one" : "other";
      return format(`period.${timeUnit}.${form}`, { count: length });
    },
  };
}

/** Formats are costly to make and good for ever. */
const formatsOf = memoize((locale: Locale) => ({
  plurals: new Intl.PluralRules(locale),
  dates: localizedDates(locale, { dateStyle: "long" }),
  moneyIn: memoize(
    (currency: Currency) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
  ),
}));

function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
