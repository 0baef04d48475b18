import type { DeviceDescription } from "../platform/platform.ts";

/** As much of the user agent as the platform keeps. */
const LONGEST_USER_AGENT = 500;
/** In this order: most browsers also call themselves by the names that come later. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /Edg\w*\/([\d.]+)/],
  ["Opera", /OPR\/([\d.]+)/],
  ["Firefox", /(?:Firefox|FxiOS)\/([\d.]+)/],
  ["Chrome", /(?:Chrome|CriOS)\/([\d.]+)/],
  ["Safari", /Version\/([\d.]+).*Safari/],
];

/** What the browser says of itself; what it does not say is "unknown". */
export function describeBrowser(userAgent: string): DeviceDescription | undefined {
  if (userAgent === "") return undefined;
  for (const [browser, pattern] of BROWSERS) {
    const found = pattern.exec(userAgent);
    if (found) return { browser, browserVersion: found[1] ?? "unknown", userAgent: shortened(userAgent) };
  }
  return { browser: "unknown", browserVersion: "unknown", userAgent: shortened(userAgent) };
}

function shortened(userAgent: string): string {
  return userAgent.slice(0, LONGEST_USER_AGENT);
}
