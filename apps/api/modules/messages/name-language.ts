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
  return { ...mail, blocks: mail.blocks.map((block) => nameLanguageOf(block, locale)) };
}

function nameLanguageOf(block: MailBlock, locale: Locale): MailBlock {
  if (!("url" in block) || block.url === undefined) return block;
  const url = nameLanguage(block.url, locale);
  if (block.kind === "link") return { ...block, url };
  return { ...block, url, text: block.text.replaceAll(block.url, url) };
}
