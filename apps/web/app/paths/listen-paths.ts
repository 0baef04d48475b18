/** Where channels are heard. Apart from the other addresses: the first page of the shop links to none of these. */
export const LISTEN_PATHS = {
  listen: "listen",
  channel: "listen/:channelId",
  show: "listen/show/:showId",
  artist: "listen/artist/:artistId",
  offline: "listen/offline",
  search: "listen/search",
  library: "listen/library",
} as const;
