import { preferenceCookie } from "#i18n/preference-cookie.ts";

/** By day, by night, or as the device says. */
export const SCHEMES = ["device", "light", "dark"] as const;

/** What this page is drawn in: the server writes a choice of before into its first tag. */
export function chosenScheme(): string {
  return document.documentElement.dataset["scheme"] ?? "device";
}

/** Draws the page in one of the schemes at once, and every page of the next year. */
export function chooseScheme(scheme: string): void {
  document.documentElement.dataset["scheme"] = scheme;
  document.cookie = preferenceCookie("scheme", scheme, location.protocol === "https:");
}
