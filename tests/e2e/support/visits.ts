import type { Page } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { expectAccessible } from "./check-page.ts";

export interface Viewport {
  width: number;
  height: number;
}

export const PHONE: Viewport = { width: 390, height: 844 };
export const DESKTOP: Viewport = { width: 1280, height: 900 };

/**
 * For journeys without a price, a law or a place in them: the pages of English Canada are the American ones there, word
 * for word.
 */
export const LANGUAGES = ["en-US", "fr-CA"] as const satisfies readonly Locale[];

/** Each language once, on both widths. */
export const VISITS: readonly { locale: Locale; viewport: Viewport }[] = [
  { locale: "en-US", viewport: DESKTOP },
  { locale: "en-CA", viewport: PHONE },
  { locale: "fr-CA", viewport: PHONE },
];

/** Judges a page wherever it is called; English Canada reads the pages of the US with a few words changed. */
export function checkIn(page: Page, locale: Locale): () => Promise<void> {
  return async () => (locale === "en-CA" ? undefined : expectAccessible(page));
}
