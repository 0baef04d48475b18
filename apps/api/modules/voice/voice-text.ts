import type { VoiceAnswer } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import { dictionaries } from "@skywave/localization";

/** What is answered, about something if it has a name. */
export function voiceText(locale: Locale, intent: VoiceAnswer["intent"], about = ""): string {
  return textOf(locale, `voice.answer.${intent}`).replace("{about}", about);
}

/** Sentences that are understood. */
export function voiceExamples(locale: Locale): string[] {
  return ["play", "channel", "search"].map((name) => textOf(locale, `voice.example.${name}`));
}

function textOf(locale: Locale, key: string): string {
  const text = dictionaries[locale].taste[key];
  if (text === undefined) throw new Error(`there is no text ${key} in ${locale}`);
  return text;
}
