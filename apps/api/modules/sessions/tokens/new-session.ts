import type { Assurance, SessionKind } from "#platform/http/caller.ts";
import { randomId } from "#platform/security/random-id.ts";
import { randomSecret } from "#platform/security/secrets.ts";
import type { SessionRow } from "../sessions-repository.ts";
import { decidePlace, type ReportedPlace } from "./decide-place.ts";
import { lifetimesFrom } from "./session-lifetimes.ts";

/** Who starts a session, and on what. */
export interface SessionStart {
  deviceId: string;
  identityId: string | null;
  assurance: Assurance;
  place: ReportedPlace;
  /** `browser` unless said. */
  kind?: SessionKind;
  /** What a linked device or a third party is called. */
  name?: string;
}

/** A session in its first generation. */
export function newSession(
  { place, kind = "browser", name, ...owner }: SessionStart,
  now: Temporal.Instant,
): SessionRow {
  return {
    id: randomId("ses"),
    ...owner,
    kind,
    name: name ?? null,
    ...decidePlace(place),
    seed: randomSecret(),
    generation: 1,
    ...lifetimesFrom(now, { identityId: owner.identityId, kind }),
    revokedAt: null,
    revokedBecause: null,
    createdAt: now,
    lastUsedAt: now,
  };
}
