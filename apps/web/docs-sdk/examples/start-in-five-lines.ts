import { createBrowserSkywave } from "@skywave/sdk/browser";

export async function startInFiveLines() {
  const skywave = createBrowserSkywave({ location: { countryCode: "US" } });
  skywave.start().catch((cause: unknown) => skywave.log({ level: "error", message: String(cause) }));
  const offers = await skywave.call("eligibility", "getNewOffers", { query: { country: "US" } });
  if (!offers.ok) return offers.failure;
  return offers.data.offers.map(({ name }) => name);
}
