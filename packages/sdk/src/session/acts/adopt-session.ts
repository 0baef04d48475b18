import type { CallResult } from "../../transport/call-result.ts";
import type { CurrentSession } from "../session.ts";
import type { SessionParts } from "../session-parts.ts";
import { describeSession, type StoredSession } from "../store/stored-session.ts";

/** Makes the session the browser's own; a visitor's is set aside for the time after. Only inside `alone`. */
export function adoptSession(
  { store, events }: SessionParts,
  stored: StoredSession,
): CallResult<CurrentSession> {
  store.saveAnonymous();
  store.write(stored);
  const session = describeSession(stored);
  events.emit({ type: "started", session });
  return { ok: true, data: session };
}
