import { countryOfAddress } from "@skywave/domain/locale/country";

/** The same country under another brand: on a host of its own, and from there back to the one without. */
export function otherBrandHost(
  here: { host: string; pathname: string },
  hostVariants: readonly string[],
): string {
  const country = countryOfAddress(here);
  const [name = "", port = ""] = here.host.split(":");
  const own = country === "CA" ? "can.localhost" : "localhost";
  const other = hostVariants.find((host) => countryOfAddress({ host, pathname: "/" }) === country);
  const target = hostVariants.includes(name) ? own : (other ?? own);
  return port === "" ? target : `${target}:${port}`;
}
