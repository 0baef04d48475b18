import type { Locale } from "@skywave/domain/locale/locale";
import { dictionaries } from "@skywave/localization";
import type { ReceivedMessage } from "../read-inbox.ts";

/** What a mail is about, by the dictionary's name of its subject; the subject itself where none fits. */
export function mailKindOf({ subject }: Pick<ReceivedMessage, "subject">, locale: Locale): string {
  const subjects = Object.entries(dictionaries[locale].mail).filter(([key]) => key.endsWith(".subject"));
  const found = subjects.filter(([, text]) => patternOf(text).test(subject));
  // The longest text fits best: a short one may be all placeholders.
  const [best] = found.toSorted(([, one], [, other]) => other.length - one.length);
  return best === undefined ? subject : best[0].replace(/\.subject$/, "");
}

function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, ".+")}$`);
}
