import type { Skywave } from "@skywave/sdk";

export async function readClock(skywave: Skywave) {
  await skywave.start();
  await skywave.clock.whenAsked();
  const { usingClock, systemTime, internalTime, averageLatency } = skywave.clock.reading();
  return { now: new Date(skywave.clock.now()), usingClock, ahead: internalTime - systemTime, averageLatency };
}
