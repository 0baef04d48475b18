import { type ContentLink, FIRST_LANGUAGE, isLink, type StoredItem } from "./entries/stored-entry.ts";
import type { Locale } from "@skywave/domain/locale/locale";

/** Where an item stands; all of a store stand in one place. */
export interface StorePlace {
  space: string;
  environment: string;
}

export interface WireItem {
  sys: Record<string, unknown> & { id: string };
  fields: Record<string, unknown>;
}

const PUBLISHED_AT = "2026-11-01T12:00:00.000Z";

/** An item as the delivery API writes it: in one language, or with `*` each field by language. */
export function serializeItem(
  item: StoredItem,
  locale: Locale | "*",
  { space, environment }: StorePlace,
): WireItem {
  const isAsset = item.contentType === undefined;
  return {
    sys: {
      space: { sys: { type: "Link", linkType: "Space", id: space } },
      id: item.id,
      type: isAsset ? "Asset" : "Entry",
      createdAt: PUBLISHED_AT,
      updatedAt: PUBLISHED_AT,
      environment: { sys: { id: environment, type: "Link", linkType: "Environment" } },
      publishedVersion: 1,
      revision: 1,
      ...(!isAsset && {
        contentType: { sys: { type: "Link", linkType: "ContentType", id: item.contentType } },
      }),
      ...(locale !== "*" && { locale }),
    },
    fields: fieldsOf(item, locale),
  };
}

function fieldsOf({ localized, shared }: StoredItem, locale: Locale | "*"): Record<string, unknown> {
  const everywhere = Object.entries(shared);
  if (locale === "*") {
    const sharedByLanguage = everywhere.map(([name, value]) => [name, { [FIRST_LANGUAGE]: value }]);
    return { ...Object.fromEntries(sharedByLanguage), ...localized };
  }
  const spoken = Object.entries(localized)
    .map(([name, languages]) => [name, languages[locale]] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries([...everywhere, ...spoken]);
}

/** Everything that an item links to, in any language. */
export function linksIn(value: unknown): ContentLink[] {
  if (isLink(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(linksIn) : [];
}
