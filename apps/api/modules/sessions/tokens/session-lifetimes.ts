import type { SessionKind } from "#platform/http/caller.ts";
import type { SessionRow } from "../sessions-repository.ts";

interface Lifetimes {
  accessInMinutes: number;
  /** Without use, and in all. */
  idleInMinutes: number;
  absoluteInMinutes: number;
}

const DAY = 24 * 60;
const PERSON: Lifetimes = { accessInMinutes: 15, idleInMinutes: 30 * DAY, absoluteInMinutes: 90 * DAY };

const LIFETIMES: Record<SessionKind | "anonymous", Lifetimes> = {
  anonymous: { ...PERSON, accessInMinutes: 60 },
  browser: PERSON,
  device: PERSON,
  // Lent for an evening.
  casting: { accessInMinutes: 15, idleInMinutes: 12 * 60, absoluteInMinutes: 12 * 60 },
  // Comes without a refresh token: whoever wants to go on asks the person again.
  thirdParty: { accessInMinutes: 15, idleInMinutes: 15, absoluteInMinutes: 15 },
};

type Ends = Pick<SessionRow, "rotatedAt" | "accessExpiresAt" | "refreshExpiresAt" | "absoluteExpiresAt">;

/** When the tokens of a session end: refreshing slides, but never past the absolute end. */
export function lifetimesFrom(
  now: Temporal.Instant,
  { identityId, kind }: Pick<SessionRow, "identityId" | "kind">,
  absoluteEnd?: Temporal.Instant,
): Ends {
  const { accessInMinutes, idleInMinutes, absoluteInMinutes } =
    LIFETIMES[identityId === null ? "anonymous" : kind];
  const absolute = absoluteEnd ?? now.add({ minutes: absoluteInMinutes });
  const sliding = now.add({ minutes: idleInMinutes });
  return {
    rotatedAt: now,
    accessExpiresAt: now.add({ minutes: accessInMinutes }),
    refreshExpiresAt: Temporal.Instant.compare(sliding, absolute) < 0 ? sliding : absolute,
    absoluteExpiresAt: absolute,
  };
}
