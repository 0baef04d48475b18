import type { OfferRow } from "../offers-repository.ts";

/** What plans are made of. Names stand unchanged in English and French, as brand names do. */
export const PRODUCTS = {
  all: { id: "streaming-all", name: "Horizon", productType: "main" },
  premium: { id: "streaming-premium", name: "Zenith", productType: "main" },
  vip: { id: "3_STREAMING_IP_VIP", name: "Zenith VIP", productType: "main" },
  basic: { id: "streaming-basic", name: "Brisa", productType: "main" },
  satellite: { id: "satellite-all", name: "Polaris", productType: "main" },
  satelliteMusic: { id: "satellite-music", name: "Lyra", productType: "main" },
  satelliteRoad: { id: "satellite-road", name: "Polaris", productType: "main" },
  satelliteCoast: { id: "satellite-coast", name: "Polaris", productType: "main" },
  satelliteSky: { id: "satellite-sky", name: "Polaris", productType: "main" },
  bundle: { id: "bundle-all", name: "Meridian", productType: "main" },
  music: { id: "streaming-music", name: "Melodia", productType: "main" },
} as const;
/** What partners give along, redeemed on their own pages. */
const PARTNERS = {
  premium: { id: "partner-podwave", name: "Podwave", productType: "partner" },
} as const;
/** What a plan brings to the screen of a radio: traffic, the weather at sea, the weather in the air. */
export const DATA = {
  satelliteRoad: { id: "data-infotainment", name: "Road", productType: "main" },
  satelliteCoast: { id: "data-marine", name: "Coast", productType: "main" },
  satelliteSky: { id: "data-aviation", name: "Sky", productType: "main" },
} as const;

/** What comes along with the main product of a plan. */
export const BESIDE: Partial<Record<keyof typeof PRODUCTS, OfferRow["products"][number]>> = {
  ...DATA,
  premium: PARTNERS.premium,
  vip: PARTNERS.premium,
};
