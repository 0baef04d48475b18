import type { JsonCookie } from "../cookies/json-cookie.ts";
import { createJsonCookie } from "../cookies/json-cookie.ts";
import type { Platform } from "../platform/platform.ts";

export interface LogicalClock {
  /**
   * Counts so many more events and returns the reading of the first; the others follow by one each. Readings
   * order the events of all tabs.
   */
  tick(count?: number): Promise<LogicalTime>;
}

const ONE_YEAR_IN_SECONDS = 31_536_000;
/** Epoch in milliseconds since 1970, and a counter within it. */
export type LogicalTime = [epoch: number, counter: number];

/** A counter kept in a cookie; when the cookie is lost, a later epoch keeps the order. */
export function createLogicalClock(platform: Platform, domain: () => string | null): LogicalClock {
  const cookie: JsonCookie<LogicalTime> = createJsonCookie(platform.cookies, {
    name: "LOGICAL_CLOCK",
    domain,
    isWhole: isReading,
  });
  return {
    tick: (count = 1) =>
      platform.withLock("skywave-logical-clock", async () => {
        const [epoch, counter] = cookie.read() ?? [platform.systemNow(), 0];
        cookie.write([epoch, counter + count], ONE_YEAR_IN_SECONDS);
        return [epoch, counter + 1];
      }),
  };
}

function isReading(value: unknown): value is LogicalTime {
  return Array.isArray(value) && value.length === 2 && value.every(isCount);
}

/** Far from where adding one makes no difference any more. */
function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 52;
}
