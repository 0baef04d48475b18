import { loadOnAir } from "@skywave/services/listening/load-on-air";

/** What is on all channels just now, as every list of channels asks for it. */
export const ON_AIR_QUESTION = { area: "listening", verb: "loadOnAir", ask: loadOnAir } as const;
