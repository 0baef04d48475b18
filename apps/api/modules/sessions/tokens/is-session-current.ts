import type { SessionRow } from "../sessions-repository.ts";

// Requests that were under way while another tab refreshed still pass with the token before.
const PREVIOUS_ACCESS_GRACE_IN_SECONDS = 60;
/** As long as a page waits for somebody who does nothing. */
const LEGACY_IDLE_IN_MINUTES = 30;

/** Whether an access token of a generation opens anything now. */
export function isAccessCurrent(row: SessionRow, generation: number, now: Temporal.Instant): boolean {
  if (row.revokedAt !== null) return false;
  if (generation === row.generation) return isBefore(now, row.accessExpiresAt);
  const graceEnds = row.rotatedAt.add({ seconds: PREVIOUS_ACCESS_GRACE_IN_SECONDS });
  return generation === row.generation - 1 && isBefore(now, graceEnds);
}

/** Whether the secret of a legacy session, which never changes, opens anything now. */
export function isLegacyCurrent(row: SessionRow, generation: number, now: Temporal.Instant): boolean {
  const idleUntil = row.lastUsedAt.add({ minutes: LEGACY_IDLE_IN_MINUTES });
  return generation === row.generation && isLive(row, now) && isBefore(now, idleUntil);
}

/** Whether a session has neither been ended nor run out. */
export function isLive(row: SessionRow, now: Temporal.Instant): boolean {
  return row.revokedAt === null && isBefore(now, row.refreshExpiresAt);
}

function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return a.epochMilliseconds < b.epochMilliseconds;
}
