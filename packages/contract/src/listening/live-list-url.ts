/**
 * Where a channel on the air is listed in the smallest quality, by its number on the dial. Anybody may read it and any cache keep
 * it; what it leads to is silent without a key.
 */
export function liveListUrl(channelId: string): string {
  return `/sound/channels/${channelId}/low/live.m3u8`;
}
