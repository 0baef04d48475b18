/** The locales in which every dictionary is complete. */
export const LOCALES = ["en-US", "en-CA", "fr-CA"] as const;

export type Locale = (typeof LOCALES)[number];
