import type { Outcome, Refusal } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";

/** Who looks a radio up. */
export interface Looker {
  deviceId: string;
  ipAddress: string;
}

/** What came of a lookup. */
export interface Looked<T> {
  outcome: Outcome<T>;
  /** This browser has found the radio before, and learns nothing new of it. */
  isKnown?: boolean;
}

/** A lookup within what an address and a browser may ask; beyond it nothing is told, not even whether there is such a radio. */
export type CountLookup = <T>(looker: Looker, look: () => Promise<Looked<T>>) => Promise<Outcome<T>>;

/**
 * Counts apart what a browser finds and what it misses, so that a mistyped number takes nothing from a buyer who has as many
 * radios as one order may be for: a guess costs a miss, as ever, and whoever walks along a list of real numbers learns of no
 * more radios than before. An address is counted whatever it asks.
 */
export function createCountLookup(
  limits: Pick<RateLimits, "take" | "check" | "hold" | "giveBack">,
): CountLookup {
  const begin = async ({ ipAddress, deviceId }: Looker): Promise<Refusal | undefined> =>
    (await limits.take("radioLookupsByAddress", ipAddress)) ??
    (await limits.hold("radioMissesByDevice", deviceId));

  return async (looker, look) => {
    const limited = await begin(looker);
    if (limited !== undefined) return limited;
    const { deviceId } = looker;
    const { outcome, isKnown = false } = await look();
    if (!isKnown) {
      // The same answer whether there is such a radio or not; and either way it costs a try.
      const beyond = await limits.check([["radiosFoundByDevice", deviceId]]);
      if (beyond !== undefined) return beyond;
    }
    if (!outcome.ok) return outcome;
    if (!isKnown) {
      const beyond = await limits.take("radiosFoundByDevice", deviceId);
      if (beyond !== undefined) return beyond;
    }
    await limits.giveBack("radioMissesByDevice", deviceId);
    return outcome;
  };
}
