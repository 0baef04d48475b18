import { expect } from "@playwright/test";
import { CHANNELS } from "@skywave/channels";
import { airingOf, segmentAt } from "@skywave/sound";

/** A player hears what is on the air somewhat later. */
const HEARD_AFTER_IN_MILLISECONDS = 25_000;
/** Time enough to press something and to read what it says. */
const PRESSED_WITHIN_IN_MILLISECONDS = 15_000;
/** Longer than the end of a track takes to be heard. */
const PATIENCE = { timeout: 60_000 };

/** Waits while a track of a channel ends: what is said of it then would be of the next one. */
export async function awaitNoEnd(channelName: string): Promise<void> {
  const channel = CHANNELS.find(({ name }) => name === channelName);
  if (channel === undefined) throw new Error(`no channel is called ${channelName}`);
  const trackAt = (epochMilliseconds: number) => airingOf(channel, segmentAt(epochMilliseconds)).firstSegment;
  await expect
    .poll(() => {
      const now = Date.now();
      return trackAt(now - HEARD_AFTER_IN_MILLISECONDS) === trackAt(now + PRESSED_WITHIN_IN_MILLISECONDS);
    }, PATIENCE)
    .toBe(true);
}
