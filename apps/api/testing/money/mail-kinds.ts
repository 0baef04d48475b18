import type { Locale } from "@skywave/domain/locale/locale";
import { dictionaries } from "@skywave/localization";
import type { ReceivedMessage } from "../read-inbox.ts";

const SUBJECT = ".subject";

/** What a mail is about, by the dictionary's name of its subject and text; the subject itself where none fits. */
export function mailKindOf({ subject, text }: ReceivedMessage, locale: Locale): string {
  const { mail } = dictionaries[locale];
  const kinds = Object.keys(mail)
    .filter((key) => key.endsWith(SUBJECT))
    .map((key) => key.slice(0, -SUBJECT.length));
  const found = kinds.filter(
    (kind) =>
      new RegExp(`^${patternOf(mail[`${kind}.subject`])}$`).test(subject) &&
      new RegExp(patternOf(mail[`${kind}.text`])).test(text),
  );
  return found.length === 1 ? (found[0] ?? subject) : `${subject} (${found.join(" or ")})`;
}

/** The text with anything in its gaps; a text that is not there is in every mail. */
function patternOf(text = ""): string {
  return text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, ".+");
}
