import type { CatalogueItem } from "@skywave/contract";
import { airingAt } from "@skywave/domain/catalogue/airing";
import type { Locale } from "@skywave/domain/locale/locale";
import type { FoundEntry } from "./catalogue-repository.ts";
import { nameImage } from "./images/pictures.ts";

/** A thing of the catalogue as the wire has it, in a language and at an instant. */
export function serializeEntry(
  entry: FoundEntry,
  { locale, now }: { locale: Locale; now: Temporal.Instant },
): CatalogueItem {
  const { entityType, entityId, texts, longTexts, genre, language, channelNumber, airs } = entry;
  const isFrench = locale === "fr-CA";
  const inLocale = (both: { en: string; fr: string } | null) =>
    both === null ? null : both[isFrench ? "fr" : "en"];
  const airing = airs === null ? undefined : airingAt(airs, now);
  return {
    entityType,
    entityId,
    title: isFrench ? entry.titleInFrench : entry.title,
    text: inLocale(texts),
    longText: inLocale(longTexts),
    genre,
    language,
    channel: {
      number: channelNumber,
      name: isFrench ? entry.channelNameInFrench : entry.channelName,
    },
    image: nameImage(entry) ?? null,
    onAir:
      airing === undefined
        ? null
        : {
            startsAt: airing.startsAt.toString(),
            endsAt: airing.endsAt.toString(),
            isOnNow: airing.isOnNow,
          },
  };
}
