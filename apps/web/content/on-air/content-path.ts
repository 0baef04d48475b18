interface Content {
  entityType: string;
  entityId: string;
  channel: { number: number };
  /** Of an episode. */
  show?: { entityId: string };
}

/** The page of a channel, a show or an artist; an episode stands on that of its show. */
export function contentPath({ entityType, entityId, channel, show }: Content): string {
  if (entityType === "artist-station") return `/listen/artist/${entityId}`;
  const showId = entityType === "show" ? entityId : show?.entityId;
  return showId === undefined ? `/listen/${channel.number}` : `/listen/show/${showId}`;
}
