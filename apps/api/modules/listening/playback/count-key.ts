import type { Clock } from "#platform/clock.ts";
import type { Refusal } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";

/** Counts a key that a device is about to be given; a refusal where it has had too many others of late. */
export type CountKey = (
  keyId: string,
  deviceId: string,
) => Promise<Refusal<"RATE_LIMIT_EXCEEDED"> | undefined>;

/** Not all of a day, and more than a node gives out before most of them are old. */
const MOST_REMEMBERED = 20_000;

/**
 * Keys are counted, not calls: a player asks again for one that got lost, and that opens nothing more. Which ones a device has had
 * just now is remembered here, so that asking again costs no trip to the database; the count itself stands there, for all nodes.
 */
export function createCountKey({
  limits,
  clock,
}: {
  limits: Pick<RateLimits, "take">;
  clock: Clock;
}): CountKey {
  const counted = new Set<string>();
  let minute = 0;
  return async (keyId, deviceId) => {
    const now = Math.floor(clock.realNow().epochMilliseconds / 60_000);
    if (now !== minute || counted.size >= MOST_REMEMBERED) counted.clear();
    minute = now;
    const use = `${deviceId} ${keyId}`;
    if (counted.has(use)) return undefined;
    const limited = await limits.take("decryptionKeysByDevice", deviceId);
    if (limited === undefined) counted.add(use);
    return limited;
  };
}
