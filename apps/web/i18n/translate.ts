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
  // Made on first use: together they take a slow phone 50 ms, and the first words need neither.
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const fill = (key: string, values: MessageValues = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (blank, name: string) => {
      const value = values[name];
      if (typeof value !== "number") return value ?? blank;
      numbers ??= new Intl.NumberFormat(locale);
      return numbers.format(value);
    });
  return Object.assign((key: MessageKey, values?: MessageValues) => fill(key, values), {
    locale,
    plural(key: PluralKey, count: number, values?: MessageValues) {
      rules ??= new Intl.PluralRules(locale);
      return fill(`${key}.${rules.select(count) === "one" ? "one" : "other"}`, { count, ...values });
    },
  });
}
