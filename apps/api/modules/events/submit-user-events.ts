import type { UserEvent } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { EventsRepository } from "./events-repository.ts";
import { scrubAttributes } from "./scrub-attributes.ts";

/** Which of some sessions are, or were, of a device. */
export type SessionsOfDevice = (sessionIds: string[], deviceId: string) => Promise<string[]>;

export type SubmitUserEvents = (events: readonly UserEvent[], caller: SessionCaller) => Promise<string[]>;

/**
 * Stores what people did; answers with the ids that are on record now, those that came before included. An event
 * names the access token it happened under: of the calling session, or of an earlier one of the same device, as
 * what a visitor did is often sent after they signed in. Others are not stored and not listed.
 */
export function createSubmitUserEvents(dependencies: {
  repository: EventsRepository;
  clock: Clock;
  sessionsOfDevice: SessionsOfDevice;
}): SubmitUserEvents {
  const { repository, clock, sessionsOfDevice } = dependencies;

  /** Those of the tokens named that are of the caller's session or device; a batch names few. */
  const ownTokensAmong = async (events: readonly UserEvent[], caller: SessionCaller) => {
    const named = new Map<string, string>();
    for (const { eventTokenId } of events)
      if (!named.has(eventTokenId)) named.set(eventTokenId, sessionOf(eventTokenId));
    const others = new Set(named.values());
    others.delete(caller.sessionId);
    const earlier = others.size === 0 ? [] : await sessionsOfDevice([...others], caller.deviceId);
    const own = new Set([caller.sessionId, ...earlier]);
    return new Set([...named].filter(([, sessionId]) => own.has(sessionId)).map(([tokenId]) => tokenId));
  };

  return async (events, caller) => {
    const own = await ownTokensAmong(events, caller);
    const accepted = events.filter(({ eventTokenId }) => own.has(eventTokenId));
    const { deviceId, sessionId, identityId } = caller;
    const origin = { deviceId, sessionId, identityId, receivedAt: clock.realNow() };
    if (accepted.length > 0) await repository.addUserEvents(accepted.map(withoutAddresses), origin);
    return [...new Set(accepted.map(({ eventId }) => eventId))];
  };
}

/** An access token id is the session with its generation. */
function sessionOf(eventTokenId: string): string {
  return /^(ses_[A-Za-z0-9]{20})\.\d{1,9}$/.exec(eventTokenId)?.[1] ?? "";
}

function withoutAddresses(event: UserEvent): UserEvent {
  const scrubbed = event.attributes && scrubAttributes(event.attributes);
  return scrubbed === event.attributes ? event : { ...event, attributes: scrubbed };
}
