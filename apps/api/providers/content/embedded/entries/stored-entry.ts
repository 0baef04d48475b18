import type { ContentType } from "@skywave/contract/content/entries";
import type { Locale } from "@skywave/domain/locale/locale";

/** A value in the languages that it has. */
export type InLanguages = Partial<Record<Locale, unknown>>;

/** An entry or asset as it is kept. A field that reads the same everywhere stands under the first language alone. */
export interface StoredItem {
  id: string;
  /** Absent: an asset. */
  contentType?: ContentType;
  /** The fields that are written in each language. */
  localized: Record<string, InLanguages>;
  /** The others. */
  shared: Record<string, unknown>;
}

export interface ContentLink {
  sys: { type: "Link"; linkType: "Entry" | "Asset"; id: string };
}

export const FIRST_LANGUAGE: Locale = "en-US";

/** Words in English, the same in both countries, and in French. */
export function inLanguages(english: string, french: string): InLanguages {
  return { "en-US": english, "en-CA": english, "fr-CA": french };
}

export function linkTo(linkType: "Entry" | "Asset", id: string): ContentLink {
  return { sys: { type: "Link", linkType, id } };
}

export function isLink(value: unknown): value is ContentLink {
  if (typeof value !== "object" || value === null || !("sys" in value)) return false;
  const { sys } = value;
  return typeof sys === "object" && sys !== null && "type" in sys && sys.type === "Link";
}
