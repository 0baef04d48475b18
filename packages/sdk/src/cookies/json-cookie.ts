import type { Cookies } from "../platform/platform.ts";
import { decodeBase64Url, encodeBase64Url } from "./base64-url.ts";

/** Browsers drop a cookie of more than 4,096 bytes, its name and attributes included. */
const LONGEST_VALUE = 3800;
const PARTS = [0, 1] as const;

export interface JsonCookie<T> {
  /** The value as it was last written, here or in another tab. What cannot be read is absent. */
  read(): T | undefined;
  write(value: T, maxAgeInSeconds: number): void;
  clear(): void;
}

interface JsonCookieOptions<T> {
  name: string;
  /** Asked at each write: the configuration that names it may come after the first read. */
  domain: () => string | null;
  /** Whether what was read is whole; scripts, people and older releases may have changed it. */
  isWhole: (value: unknown) => value is T;
}

/**
 * JSON in a cookie, split over `name.0` and `name.1` when one cookie cannot hold it. If the browser keeps no
 * cookies, the value lives as long as the page.
 */
export function createJsonCookie<T>(cookies: Cookies, options: JsonCookieOptions<T>): JsonCookie<T> {
  const { name, domain, isWhole } = options;
  const partNames = PARTS.map((part) => `${name}.${part}`);
  let lastRaw: string | undefined;
  let lastValue: T | undefined;

  function readRaw(): string | undefined {
    const whole = cookies.read(name);
    if (whole !== undefined) return whole;
    const parts = partNames.map((partName) => cookies.read(partName));
    return parts.includes(undefined) ? undefined : parts.join("");
  }

  function remember(value: T | undefined): void {
    lastRaw = readRaw();
    lastValue = value;
  }

  function removeAll(names: readonly string[]): void {
    for (const each of names) {
      if (cookies.read(each) !== undefined) cookies.remove(each, domain());
    }
  }

  return {
    read() {
      const raw = readRaw();
      if (raw !== lastRaw) {
        lastRaw = raw;
        lastValue = raw === undefined ? undefined : parse(raw, isWhole);
      }
      return lastValue;
    },
    write(value, maxAgeInSeconds) {
      const encoded = encodeBase64Url(JSON.stringify(value));
      const keep = (cookieName: string, text: string) =>
        cookies.write(cookieName, text, { maxAgeInSeconds, domain: domain() });
      // The new value is there before the old one goes: another tab may look in between.
      if (encoded.length <= LONGEST_VALUE) {
        keep(name, encoded);
        removeAll(partNames);
      } else {
        partNames.forEach((partName, part) =>
          keep(partName, encoded.slice(part * LONGEST_VALUE, (part + 1) * LONGEST_VALUE)),
        );
        removeAll([name]);
      }
      remember(value);
    },
    clear() {
      removeAll([name, ...partNames]);
      remember(undefined);
    },
  };
}

function parse<T>(raw: string, isWhole: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(decodeBase64Url(raw));
    return isWhole(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
