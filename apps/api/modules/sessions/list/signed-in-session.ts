import type { SignedInSession } from "@skywave/contract";
import { locationOf } from "../serialize-session.ts";
import type { SessionRow } from "../sessions-repository.ts";

/** A session as the security page shows it. */
export function toSignedInSession(
  row: SessionRow,
  { currentId, deviceName }: { currentId: string; deviceName: string },
): SignedInSession {
  return {
    sessionId: row.id,
    isCurrent: row.id === currentId,
    kind: row.kind,
    deviceName,
    location: locationOf(row),
    startedAt: row.createdAt.toString(),
    lastUsedAt: row.lastUsedAt.toString(),
  };
}
