import type { Country } from "./country.ts";

const WRITTEN: Readonly<Record<string, Country>> = { US: "US", USA: "US", CA: "CA", CAN: "CA", CANADA: "CA" };

/** The country that other systems write as "USA" or "Canada"; undefined for any that we do not serve. */
export function readCountry(written: string): Country | undefined {
  return WRITTEN[written.trim().toUpperCase()];
}
