import { describeBrowser } from "@skywave/sdk/browser";

/** In this order: a phone also calls itself by the system that it was made from. */
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["ios", /iPhone|iPad|iPod/],
  ["android", /Android/],
  ["chromeos", /CrOS/],
  ["windows", /Windows/],
  ["macos", /Macintosh/],
  ["linux", /Linux/],
];

/**
 * Whether a site has switched the player off for a browser. It names systems and browsers by the lower-case tokens above and those of
 * the SDK, such as `ios,firefox`, separated by commas.
 */
export function isPlatformDisabled(disabled: string, userAgent: string): boolean {
  const named = disabled.split(",").map((token) => token.trim().toLowerCase());
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const browser = describeBrowser(userAgent)?.browser.toLowerCase();
  return named.some((token) => token !== "" && (token === system || token === browser));
}
