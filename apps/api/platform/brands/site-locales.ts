import { readFileSync } from "node:fs";
import type { Country } from "@skywave/domain/locale/country";
import { z } from "zod";

const FOLDER = new URL("../../../web/public/config/", import.meta.url);

const Common = z.object({ hostVariants: z.array(z.string()) });
const CountryFile = z.object({ locale: z.string() });
const Variant = CountryFile.partial();

/** What a site speaks to whoever has wished for no language. */
export type SiteLocaleAt = (host: string, country: Country) => string;

/** Reads from the web app's files what each country is spoken to in, and each host that says otherwise. */
export function readSiteLocales(folder = FOLDER): SiteLocaleAt {
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
  const { hostVariants } = Common.parse(read("common"));
  const ofCountry = { US: CountryFile.parse(read("us")).locale, CA: CountryFile.parse(read("ca")).locale };
  const ofHost = new Map(
    hostVariants.map((host) => [host, Variant.parse(read(`variants/${host}`)).locale] as const),
  );
  return (hostHeader, country) =>
    ofHost.get(hostHeader.toLowerCase().replace(/:\d+$/, "")) ?? ofCountry[country];
}
