import type { Platform } from "../platform/platform.ts";

const COOKIE = "ANONYMOUS_ID";
const LENGTH = 16;
const WHOLE = new RegExp(`^[A-Za-z0-9]{${LENGTH}}$`);
/** The last moment that a date can name; browsers make of it the longest that they keep a cookie. */
const LAST_MOMENT = 8_640_000_000_000_000;

/** Reads the id of this browser from its cookie, or makes one. Where no cookies are kept it lasts as long as the page. */
export function createAnonymousId(platform: Pick<Platform, "cookies" | "randomId" | "systemNow">) {
  let made: string | undefined;
  return (): string => {
    const kept = platform.cookies.read(COOKIE);
    if (kept !== undefined && WHOLE.test(kept)) return kept;
    made ??= platform.randomId(LENGTH);
    const maxAgeInSeconds = Math.floor((LAST_MOMENT - platform.systemNow()) / 1000);
    platform.cookies.write(COOKIE, made, { maxAgeInSeconds, domain: null });
    return made;
  };
}
