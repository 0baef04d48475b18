import type { SessionRow } from "../sessions-repository.ts";

// Requests that were under way while another tab refreshed still pass with the token before.
const PREVIOUS_ACCESS_GRACE_IN_SECONDS = 60;

/** Whether an access token of a generation opens anything now. */
export function isAccessCurrent(row: SessionRow, generation: number, now: Temporal.Instant): boolean {
  if (row.revokedAt !== null) return false;
  if (generation === row.generation) return isBefore(now, row.accessExpiresAt);
  const graceEnds = row.rotatedAt.add({ seconds: PREVIOUS_ACCESS_GRACE_IN_SECONDS });
  return generation === row.generation - 1 && isBefore(now, graceEnds);
}

/** Whether a session has neither been ended nor run out. */
export function isLive(row: SessionRow, now: Temporal.Instant): boolean {
  return row.revokedAt === null && isBefore(now, row.refreshExpiresAt);
}

function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) < 0;
}
