import { localesOf, type Locale } from "@skywave/domain/locale/locale";
import type { MailBlock, MailDraft } from "./mail-layout.ts";

/**
 * The address of a page of ours that opens in the language of the message: the browser it is opened in may know
 * another one or none. In a country of one language there is nothing to name.
 */
export function nameLanguage(url: string, locale: Locale): string {
  if (!localesOf("CA").includes(locale)) return url;
  const named = new URL(url);
  named.searchParams.set("langpref", locale);
  return named.href;
}

/** The mail with every link of it opening in its own language. */
export function nameLanguages(mail: MailDraft, locale: Locale): MailDraft {
  const { wayOut } = mail;
  return {
    ...mail,
    blocks: mail.blocks.map((block) => nameLanguageOf(block, locale)),
    ...(wayOut && { wayOut: inLanguage(wayOut, locale) }),
  };
}

function nameLanguageOf(block: MailBlock, locale: Locale): MailBlock {
  if (!("url" in block) || block.url === undefined) return block;
  if (block.kind === "link") return { ...block, url: nameLanguage(block.url, locale) };
  return { ...block, ...inLanguage({ text: block.text, url: block.url }, locale) };
}

function inLanguage({ text, url }: { text: string; url: string }, locale: Locale) {
  const named = nameLanguage(url, locale);
  return { text: text.replaceAll(url, named), url: named };
}
