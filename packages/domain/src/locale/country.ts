import type { Currency } from "../money/currency.ts";

export type Country = "US" | "CA";

/** The currency in which a country is billed. */
export function currencyOf(country: Country): Currency {
  return country === "CA" ? "CAD" : "USD";
}

/**
 * The country a page address stands for: Canada if it contains /CAN-SIT (as written), has a host that
 * starts with "can" or contains "uatca", or ends in .ca; otherwise the US.
 */
export function countryOfAddress(address: { host: string; pathname: string }): Country {
  const hostName = address.host.toLowerCase().replace(/:\d+$/, "");
  const isCanada =
    address.pathname.includes("/CAN-SIT") ||
    hostName.startsWith("can") ||
    hostName.includes("uatca") ||
    hostName.endsWith(".ca");
  return isCanada ? "CA" : "US";
}
