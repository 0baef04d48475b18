import type { PersonCaller } from "#platform/http/caller.ts";
import type { VoiceProvider } from "#providers/voice-assistants/voice-gateway.ts";
import type { VoiceRequest } from "./voice-links-repository.ts";

export type StateDecision = "mismatch" | "expired" | "exchange";

/**
 * What a state that came back is worth. It has to be one that this very session was given for this maker: otherwise
 * somebody could have their own account linked to another person's, by sending them a finished way back.
 */
export function decideVoiceLink(
  request: VoiceRequest | undefined,
  caller: Pick<PersonCaller, "identityId" | "sessionId">,
  { provider, now }: { provider: VoiceProvider; now: Temporal.Instant },
): StateDecision {
  const isOwn =
    request?.provider === provider &&
    request.identityId === caller.identityId &&
    request.sessionId === caller.sessionId;
  if (request === undefined || !isOwn) return "mismatch";
  const isOver = Temporal.Instant.compare(now, request.expiresAt) >= 0;
  return isOver || request.usedAt !== null ? "expired" : "exchange";
}
