import type { SeenStream } from "./standing-repository.ts";

/** Longer than a key lasts: a player that shows no page asks for nothing but keys. */
export const PLAYS_FOR = { seconds: 150 } as const;

/**
 * Whether a stream may go on: it does among the newest ones that an account may have. That is read off all of them each
 * time, so that no two nodes can let in one too many.
 */
export function decideStream(
  stream: SeenStream | undefined,
  playing: readonly Pick<SeenStream, "deviceId">[],
  mostStreams: number,
): "playing" | "taken" | "none" {
  if (stream === undefined) return "none";
  if (stream.takenAt !== null) return "taken";
  // A visitor has one device, and nobody to share with.
  if (stream.identityId === null) return "playing";
  const place = playing.findIndex(({ deviceId }) => deviceId === stream.deviceId);
  // One that fell silent meanwhile stands behind all others.
  return (place === -1 ? playing.length : place) < mostStreams ? "playing" : "taken";
}
