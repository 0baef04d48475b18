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
  const { entityType, entityId, title, texts, genre, language, channelNumber, channelName, airs } = entry;
  const airing = airs === null ? undefined : airingAt(airs, now);
  return {
    entityType,
    entityId,
    title,
    text: texts === null ? null : texts[locale === "fr-CA" ? "fr" : "en"],
    genre,
    language,
    channel: { number: channelNumber, name: channelName },
    image: nameImage(entityType, entityId) ?? null,
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
