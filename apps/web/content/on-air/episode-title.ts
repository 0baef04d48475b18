import type { BothLanguages } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";
import type { EpisodeNames } from "@skywave/services/listening/episode-names";

/** A text of the catalogue in the language of the page. */
export function textIn({ en, fr }: BothLanguages, locale: Locale): string {
  return locale === "fr-CA" ? fr : en;
}

/** What an editor calls an episode, or else the name of its show. */
export function episodeTitle(
  { words, showName }: Pick<EpisodeNames, "words" | "showName">,
  locale: Locale,
): string {
  return textIn(words?.title ?? showName, locale);
}
