import type { Locale, MessageKey, WebDictionaryName } from "@skywave/localization";

export type MessageValues = Readonly<Record<string, string | number>>;

/** Dictionaries that every page has before it is shown. */
export type SharedDictionary = "common" | "checkout" | "account";
/** A dictionary that only some pages need; their rows in the route table name it. */
export type PageDictionary = Exclude<WebDictionaryName, SharedDictionary>;

/** The keys that a page can show: what every page has, and what its own dictionaries add. */
export type KeyOf<Own extends PageDictionary = never> = MessageKey<SharedDictionary | Own>;

type PluralBase<K> = K extends `${infer Base}.other` ? Base : never;
/** A text that comes in two forms, named without its `.one` or `.other`. */
export type PluralKeyOf<Own extends PageDictionary = never> = PluralBase<KeyOf<Own>>;

interface TranslatorOf<in Key extends string, in Plural extends string> {
  readonly locale: Locale;
  /** The text of a key with its blanks filled. */
  (key: Key, values?: MessageValues): string;
  /** The form of a text that goes with `count`, which is also a blank to fill. */
  readonly plural: (key: Plural, count: number, values?: MessageValues) => string;
}

/** Knows the texts of every page and those of its own dictionaries: `Translator<"bills">`. */
export type Translator<Own extends PageDictionary = never> = TranslatorOf<KeyOf<Own>, PluralKeyOf<Own>>;

/** Makes the function that turns keys into texts of one locale; a key without a text shows itself. */
export function makeTranslator(
  locale: Locale,
  texts: Readonly<Record<string, string>>,
): Translator<PageDictionary> {
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
    plural(key: PluralKeyOf<PageDictionary>, count: number, values?: MessageValues) {
      rules ??= new Intl.PluralRules(locale);
      return fill(`${key}.${rules.select(count) === "one" ? "one" : "other"}`, { count, ...values });
    },
  });
}
