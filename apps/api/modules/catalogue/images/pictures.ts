import { createHash } from "node:crypto";
import {
  type Artwork,
  type Channel,
  CHANNELS,
  drawArtwork,
  drawShowArtwork,
  writeArtwork,
} from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import { STATIONS } from "@skywave/channels/stations";
import type { CatalogueItem, EntityType } from "@skywave/contract";

export interface Picture {
  artwork: Artwork;
  digest: string;
}

const pictures = new Map<string, Picture>();

/** What is drawn of a channel, a show or a station, by the key that items name it by; each is drawn once. */
export function findPicture(key: string): Picture | undefined {
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const artwork = draw(key);
  if (artwork === undefined) return undefined;
  const picture = { artwork, digest: digestOf(writeArtwork(artwork, { width: 1, height: 1 })) };
  pictures.set(key, picture);
  return picture;
}

/** The picture of a thing as items name it; undefined of what is not the brand's own. */
export function nameImage(
  entityType: EntityType,
  entityId: string,
): NonNullable<CatalogueItem["image"]> | undefined {
  const key = `${entityType}/${entityId}`;
  const digest = findPicture(key)?.digest;
  return digest === undefined ? undefined : { key, digest };
}

function draw(key: string): Artwork | undefined {
  const [, entityType, entityId = ""] =
    /^(channel-linear|show|channel-xtra|artist-station)\/([\w-]{1,80})$/.exec(key) ?? [];
  if (entityType === "channel-linear") {
    const channel = channelOf(entityId);
    return channel && drawArtwork(channel);
  }
  const station = STATIONS.find(({ id, type }) => id === entityId && type === entityType);
  if (station !== undefined) {
    const channel = channelOf(String(station.channelNumber));
    return channel && drawShowArtwork(entityId, channel);
  }
  const show = SHOWS.find(({ id }) => id === entityId);
  const channel = show && channelOf(String(show.channelNumber));
  return entityType === "show" && channel ? drawShowArtwork(entityId, channel) : undefined;
}

function channelOf(number: string): Channel | undefined {
  return CHANNELS.find((channel) => String(channel.number) === number);
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
