import type { PlanInclusions } from "@skywave/contract";

const ALL_CHANNELS = 24;
const MUSIC_CHANNELS = 18;

const HORIZON: PlanInclusions = {
  channels: ALL_CHANNELS,
  devicesAtOnce: 3,
  soundQuality: "high",
  hasOfflineListening: true,
  hasMusicWithoutAds: true,
  extras: ["newsAndTalk", "liveSports", "personalStations"],
};

const ZENITH: PlanInclusions = {
  ...HORIZON,
  devicesAtOnce: 5,
  soundQuality: "highest",
  extras: [...HORIZON.extras, "subscriberSessions"],
};

const POLARIS: PlanInclusions = {
  channels: ALL_CHANNELS,
  devicesAtOnce: 0,
  soundQuality: "standard",
  hasOfflineListening: false,
  hasMusicWithoutAds: true,
  extras: ["newsAndTalk", "liveSports", "satelliteReception"],
};

const BY_PRODUCT: Readonly<Record<string, PlanInclusions>> = {
  "streaming-all": HORIZON,
  "streaming-premium": ZENITH,
  "3_STREAMING_IP_VIP": { ...ZENITH, extras: [...ZENITH.extras, "secondSubscription"] },
  "streaming-basic": {
    channels: 10,
    devicesAtOnce: 1,
    soundQuality: "standard",
    hasOfflineListening: false,
    hasMusicWithoutAds: false,
    extras: [],
  },
  "streaming-music": {
    channels: MUSIC_CHANNELS,
    devicesAtOnce: 1,
    soundQuality: "standard",
    hasOfflineListening: false,
    hasMusicWithoutAds: true,
    extras: ["personalStations"],
  },
  "satellite-all": POLARIS,
  "satellite-road": { ...POLARIS, extras: [...POLARIS.extras, "traffic"] },
  "satellite-coast": { ...POLARIS, extras: [...POLARIS.extras, "marineWeather"] },
  "satellite-sky": { ...POLARIS, extras: [...POLARIS.extras, "aviationWeather"] },
  "satellite-music": {
    channels: MUSIC_CHANNELS,
    devicesAtOnce: 0,
    soundQuality: "standard",
    hasOfflineListening: false,
    hasMusicWithoutAds: true,
    extras: ["satelliteReception"],
  },
  "bundle-all": { ...HORIZON, extras: [...HORIZON.extras, "satelliteReception"] },
};

/** What the plan of a product includes, the same in every offer of it; undefined of a product unknown here. */
export function inclusionsOf(productId: string): PlanInclusions | undefined {
  return BY_PRODUCT[productId];
}
