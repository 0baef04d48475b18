import { type TrackingDictionary, trackingEnUs } from "./en-us.ts";

export const trackingEnCa: TrackingDictionary = { ...trackingEnUs };
