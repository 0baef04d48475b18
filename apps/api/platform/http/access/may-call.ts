import type { SessionKind } from "../caller.ts";

/** What a device or third party that acts in somebody's name needs for playing, and no more. */
const CALLS_IN_SOMEBODYS_NAME = new Set([
  "signOut",
  "getProfile",
  "listSubscriptions",
  "getSubscription",
  "readSpeakerOrder",
  "tuneSource",
  "getDecryptionKey",
  "getDecryptionKeyByUrl",
  "streamsStatus",
  "skip",
  "previous",
  "replay",
  "peekChannel",
  "liveUpdate",
  "lookaround",
  "lookaroundEpisodes",
  "getPlaybackState",
  "updatePlaybackState",
  "submitUserEvents",
  "submitTelemetryActions",
  "submitTelemetryEvents",
]);

/**
 * Whether a kind of session may make a call. Only where the person themselves signed in can they buy, see what is
 * personal, change how they sign in, or let others in: who lends their radio does not lend their card.
 */
export function mayCall(kind: SessionKind, callName: string): boolean {
  return kind === "browser" || CALLS_IN_SOMEBODYS_NAME.has(callName);
}
