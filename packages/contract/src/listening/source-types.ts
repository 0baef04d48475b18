/** What can be listened to, as calls name it. */
export const SOURCE_TYPES = [
  "artist-station",
  "channel-linear",
  "channel-xtra",
  "episode-audio",
  "episode-podcast",
  "episode-video",
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** Of these the sound travels encrypted, so that a player needs a key for it. */
export const ENCRYPTED_SOURCE_TYPES: ReadonlySet<string> = new Set(SOURCE_TYPES);
