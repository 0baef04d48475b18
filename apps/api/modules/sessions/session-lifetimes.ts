import type { SessionRow } from "./sessions-repository.ts";

const ACCESS_LIFETIME_IN_MINUTES = { anonymous: 60, authenticated: 15 };
const REFRESH_LIFETIME_IN_HOURS = 30 * 24;
const ABSOLUTE_LIFETIME_IN_HOURS = 90 * 24;

type Lifetimes = Pick<SessionRow, "rotatedAt" | "accessExpiresAt" | "refreshExpiresAt" | "absoluteExpiresAt">;

/** When the tokens of a session end: refreshing slides by 30 days, but never past 90 days from the start. */
export function lifetimesFrom(
  now: Temporal.Instant,
  isAnonymous: boolean,
  absolute = now.add({ hours: ABSOLUTE_LIFETIME_IN_HOURS }),
): Lifetimes {
  const sliding = now.add({ hours: REFRESH_LIFETIME_IN_HOURS });
  const minutes = ACCESS_LIFETIME_IN_MINUTES[isAnonymous ? "anonymous" : "authenticated"];
  return {
    rotatedAt: now,
    accessExpiresAt: now.add({ minutes }),
    refreshExpiresAt: Temporal.Instant.compare(sliding, absolute) < 0 ? sliding : absolute,
    absoluteExpiresAt: absolute,
  };
}
