import type { Country } from "../locale/country.ts";
import { regionsOf } from "./regions.ts";

/** Where somebody is, as their session says it: a region by its code or by its name, where any is known. */
export interface KnownPlace {
  countryCode: Country;
  region?: string | undefined;
}

/** What a place is taken for of which no region is known: the one with the most people. */
const DEFAULT_REGIONS: Readonly<Record<Country, string>> = { US: "CA", CA: "ON" };

/** The two-letter code of the state or province; the country's default where none fits. Never an error. */
export function regionCodeOf({ countryCode, region = "" }: KnownPlace): string {
  const wanted = plain(region);
  const found = regionsOf(countryCode).find(({ code, name, frenchName = name }) =>
    [code, name, frenchName].some((known) => plain(known) === wanted),
  );
  return found?.code ?? DEFAULT_REGIONS[countryCode];
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}\s.-]/gu, "")
    .toUpperCase();
