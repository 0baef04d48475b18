import type { SessionRow } from "../sessions-repository.ts";

export type RefreshDecision = "rotate" | "repeat" | "reuse" | "ended";

// A browser whose answer got lost asks again at once; a thief comes later.
const REPEAT_GRACE_IN_SECONDS = 10;

/**
 * What to do with a genuine refresh token: its session may have ended; the current generation rotates; the
 * direct parent, within seconds, is a repeat and gets the same successor; anything older has been stolen.
 */
export function decideRefresh(
  session: SessionRow,
  generation: number,
  now: Temporal.Instant,
): RefreshDecision {
  if (session.revokedAt !== null || !isBefore(now, session.refreshExpiresAt)) return "ended";
  if (!isBefore(now, session.absoluteExpiresAt)) return "ended";
  if (generation === session.generation) return "rotate";
  const isDirectParent = generation === session.generation - 1;
  const isRecent = isBefore(now, session.rotatedAt.add({ seconds: REPEAT_GRACE_IN_SECONDS }));
  return isDirectParent && isRecent ? "repeat" : "reuse";
}

function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) < 0;
}
