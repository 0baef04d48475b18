/** What plans are made of. Names stand unchanged in English and French, as brand names do. */
export const PRODUCTS = {
  all: { id: "streaming-all", name: "Horizon", productType: "main" },
  premium: { id: "streaming-premium", name: "Zenith", productType: "main" },
  vip: { id: "3_STREAMING_IP_VIP", name: "Zenith VIP", productType: "main" },
  basic: { id: "streaming-basic", name: "Brisa", productType: "main" },
  satellite: { id: "satellite-all", name: "Polaris", productType: "main" },
  satelliteMusic: { id: "satellite-music", name: "Lyra", productType: "main" },
  bundle: { id: "bundle-all", name: "Meridian", productType: "main" },
  music: { id: "streaming-music", name: "Melodia", productType: "main" },
} as const;
/** What partners give along, redeemed on their own pages. */
export const PARTNERS = {
  premium: { id: "partner-podwave", name: "Podwave", productType: "partner" },
} as const;
