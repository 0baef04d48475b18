import type { Locale, MessageKey } from "@skywave/localization";

export type MessageValues = Readonly<Record<string, string | number>>;

type PluralBase<K> = K extends `${infer Base}.other` ? Base : never;
/** A text that comes in two forms, named without its `.one` or `.other`. */
export type PluralKey = PluralBase<MessageKey>;

export interface Translator {
  readonly locale: Locale;
  /** The text of a key with its blanks filled. */
  (key: MessageKey, values?: MessageValues): string;
  /** The form of a text that goes with `count`, which is also a blank to fill. */
  plural(key: PluralKey, count: number, values?: MessageValues): string;
}

/** Makes the function that turns keys into texts of one locale; a key without a text shows itself. */
export function makeTranslator(locale: Locale, texts: Readonly<Record<string, string>>): Translator {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const fill = (key: string, values: MessageValues = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (blank, name: string) => {
      const value = values[name];
      return typeof value === "number" ? numbers.format(value) : (value ?? blank);
    });
  return Object.assign((key: MessageKey, values?: MessageValues) => fill(key, values), {
    locale,
    plural: (key: PluralKey, count: number, values?: MessageValues) =>
      fill(`${key}.${rules.select(count) === "one" ? "one" : "other"}`, { count, ...values }),
  });
}
