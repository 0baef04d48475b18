import type { Dictionary } from "./definition/define-dictionary.ts";
import type { Locale } from "./definition/locale.ts";
import { mail } from "./mail/mail-dictionary.ts";
import { preview } from "./preview/preview-dictionary.ts";
import * as web from "./web-dictionaries.ts";

export { type Locale, LOCALES } from "./definition/locale.ts";

/** Mails, text messages and what stands above a preview are written by the API alone. */
const all = { ...web, mail, preview };

export type DictionaryName = keyof typeof all;
export type WebDictionaryName = keyof typeof web;

type KeyOf<Known> = Known extends Dictionary<infer Key> ? Key : never;
/** The keys of some dictionaries of the web app; of all, if none is named. */
export type MessageKey<Name extends WebDictionaryName = WebDictionaryName> = KeyOf<(typeof web)[Name]>;
export type MailKey = KeyOf<typeof mail>;

type Texts = Readonly<Record<DictionaryName, Readonly<Record<string, string>>>>;

/** Every text, complete in every locale by type. */
export const dictionaries: Readonly<Record<Locale, Texts>> = {
  "en-US": textsIn("en-US"),
  "en-CA": textsIn("en-CA"),
  "fr-CA": textsIn("fr-CA"),
};

/** What the build writes into each page, for its scripts to ask with: `account:2846190357|bills:…`. */
export const WEB_EDITIONS: string = Object.entries(web)
  .map(([name, { version }]) => `${name}:${version}`)
  .join("|");

/** What a client asks for beside the name. Another version than the present one is refused: its keys may be others. */
export const DICTIONARY_VERSIONS: Readonly<Record<DictionaryName, string>> = eachOf(({ version }) => version);

function textsIn(locale: Locale): Texts {
  return eachOf(({ texts }) => texts[locale]);
}

function eachOf<Value>(read: (dictionary: Dictionary) => Value): Readonly<Record<DictionaryName, Value>> {
  return Object.assign({}, ...Object.entries(all).map(([name, one]) => ({ [name]: read(one) })));
}
