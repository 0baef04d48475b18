import type { BillingDetails } from "../messages.ts";
import type { SheetRequest } from "./wallet-messages.ts";

const NAME = "Robin Ferrer";
const EMAIL = "robin.ferrer@example.com";

const ADDRESSES = {
  us: { line1: "12 Hill Road", city: "Austin", state: "TX", postal_code: "78701", country: "US" },
  ca: { line1: "12 King Street West", city: "Toronto", state: "ON", postal_code: "M5H 1A1", country: "CA" },
  qc: { line1: "12, rue Saint-Paul", city: "Montréal", state: "QC", postal_code: "H2Y 1A1", country: "CA" },
} as const;

/** Whose wallet it is, so far as the page has asked. */
export function testPerson(
  { currency, needsAddress, needsEmail }: Pick<SheetRequest, "currency" | "needsAddress" | "needsEmail">,
  locale: string,
): BillingDetails {
  const isFrench = locale.toLowerCase().startsWith("fr");
  const place = currency.toLowerCase() === "usd" ? "us" : isFrench ? "qc" : "ca";
  return {
    name: NAME,
    ...(needsEmail ? { email: EMAIL } : {}),
    ...(needsAddress ? { address: ADDRESSES[place] } : {}),
  };
}
