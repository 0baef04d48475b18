import { readTextWord, type TextWord } from "@skywave/domain/consents/text-word";
import { isCanadianAreaCode } from "@skywave/domain/identity/area-codes";
import { readPhoneNumber } from "@skywave/domain/identity/phone-number";
import type { Locale } from "@skywave/domain/locale/locale";
import type { IncomingText } from "#providers/text-messages/incoming-text.ts";
import type { ConsentLedger } from "../consent-ledger.ts";

/** The words of an answer, in the language of whoever asked. */
export type TextAnswer = (locale: Locale, kind: TextWord["kind"]) => string;

export type TakeText = (incomingText: IncomingText) => Promise<string | undefined>;

/**
 * Does what a text asks for: a number that asks to be left alone is on the list before the answer goes out. The same
 * text that comes again adds nothing. Words that ask for nothing get no answer.
 */
export function createTakeText({
  consents,
  answer,
}: {
  consents: Pick<ConsentLedger, "contactSubject" | "record">;
  answer: TextAnswer;
}): TakeText {
  return async ({ id, from, text }) => {
    const word = readTextWord(text);
    const phone = readPhoneNumber(from);
    if (word === undefined || phone === undefined) return undefined;
    const country = isCanadianAreaCode(phone.slice(0, 3)) ? "CA" : "US";
    const language = localeOf(word, country);
    if (word.kind === "stop")
      await consents.record(consents.contactSubject(phone), [
        { topic: "DoNotContact", isGranted: true, source: "textMessage", country, language, reference: id },
      ]);
    return answer(language, word.kind);
  };
}

function localeOf({ language }: TextWord, country: "US" | "CA"): Locale {
  if (language === "fr") return "fr-CA";
  return country === "CA" ? "en-CA" : "en-US";
}
