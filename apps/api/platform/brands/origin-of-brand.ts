import { type Country, countryOfAddress } from "@skywave/domain/locale/country";
import type { Brand } from "./brands.ts";

/**
 * Where the pages of a brand are in a country.
 * @param origin of the installation's own pages there, whose protocol and port all brands share
 */
export function originOfBrand({ hosts }: Pick<Brand, "hosts">, country: Country, origin: string): string {
  const url = new URL(origin);
  url.hostname = hosts.find((host) => countryOfAddress({ host, pathname: "/" }) === country) ?? url.hostname;
  return url.origin;
}
