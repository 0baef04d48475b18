import type { UserEvent } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { EventsRepository } from "./events-repository.ts";
import { scrubEvent } from "./scrub-event.ts";

/** Which of some sessions are, or were, of a device. */
export type SessionsOfDevice = (sessionIds: string[], deviceId: string) => Promise<string[]>;

export type SubmitUserEvents = (events: readonly UserEvent[], caller: SessionCaller) => Promise<string[]>;

/**
 * Stores what people did; answers with the ids that are on record now, those that came before included. An event
 * names the access token it happened under: of the calling session, or of an earlier one of the same device, as
 * what a visitor did is often sent after they signed in. Others are not stored and not listed.
 */
export function createSubmitUserEvents(dependencies: {
  repository: Pick<EventsRepository, "addBatch">;
  clock: Clock;
  sessionsOfDevice: SessionsOfDevice;
}): SubmitUserEvents {
  const { repository, clock, sessionsOfDevice } = dependencies;

  /** The events that happened under a token of the caller's session or device; a batch names few tokens. */
  const ownAmong = async (events: readonly UserEvent[], caller: SessionCaller) => {
    const sessions = new Map<string, string>();
    let last: string | undefined;
    for (const { eventTokenId } of events) {
      if (eventTokenId !== last) sessions.set(eventTokenId, sessionOf(eventTokenId));
      last = eventTokenId;
    }
    const others = new Set(sessions.values());
    others.delete(caller.sessionId);
    if (others.size === 0) return events;
    const own = new Set([caller.sessionId, ...(await sessionsOfDevice([...others], caller.deviceId))]);
    return events.filter(({ eventTokenId }) => own.has(sessions.get(eventTokenId) ?? ""));
  };

  return async (events, caller) => {
    const accepted = await ownAmong(events, caller);
    const { deviceId, sessionId, identityId } = caller;
    const origin = { kind: "user" as const, deviceId, sessionId, identityId, receivedAt: clock.realNow() };
    if (accepted.length > 0) await repository.addBatch(accepted.map(scrubEvent), origin);
    return [...new Set(accepted.map(({ eventId }) => eventId))];
  };
}

/** An access token id is the session with its generation. */
function sessionOf(eventTokenId: string): string {
  return /^(ses_[A-Za-z0-9]{20})\.\d{1,9}$/.exec(eventTokenId)?.[1] ?? "";
}
