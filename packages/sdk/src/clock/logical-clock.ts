import type { JsonCookie } from "../cookies/json-cookie.ts";
import { createJsonCookie } from "../cookies/json-cookie.ts";
import type { Platform } from "../platform/platform.ts";

export interface LogicalClock {
  /** Counts one more event and returns `epoch,counter`, which orders events of all tabs. */
  tick(): Promise<string>;
}

const ONE_YEAR_IN_SECONDS = 31_536_000;
type Reading = [epoch: number, counter: number];

/** A counter kept in a cookie; when the cookie is lost, a later epoch keeps the order. */
export function createLogicalClock(platform: Platform, domain: () => string | null): LogicalClock {
  const cookie: JsonCookie<Reading> = createJsonCookie(platform.cookies, {
    name: "LOGICAL_CLOCK",
    domain,
    isWhole: isReading,
  });
  return {
    tick: () =>
      platform.withLock("skywave-logical-clock", async () => {
        const [epoch, counter] = cookie.read() ?? [platform.systemNow(), 0];
        const next: Reading = [epoch, counter + 1];
        cookie.write(next, ONE_YEAR_IN_SECONDS);
        return next.join();
      }),
  };
}

function isReading(value: unknown): value is Reading {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isSafeInteger);
}
