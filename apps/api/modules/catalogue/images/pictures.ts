import { createHash } from "node:crypto";
import { type Artwork, CHANNELS, drawArtwork, drawShowArtwork, writeArtwork } from "@skywave/channels";
import { SHOWS } from "@skywave/channels/shows";
import { STATIONS } from "@skywave/channels/stations";
import type { CatalogueItem } from "@skywave/contract";

export interface Picture {
  artwork: Artwork;
  digest: string;
}

/** What a picture is of: a channel, a station, or a show in the colours of its channel. */
export interface Pictured {
  entityType: string;
  entityId: string;
  channelNumber: number;
}

/** Each is small, and there may be more things than anybody ever looks at. */
const MOST_KEPT = 2_000;
const pictures = new Map<string, Picture>();

/** What is drawn of a channel, a station or one of the brand's shows, by the key that items name it by. */
export function findPicture(key: string): Picture | undefined {
  const [, entityType = "", entityId = ""] = KEY.exec(key) ?? [];
  const channelNumber = channelNumberOf(entityType, entityId);
  return channelNumber === undefined ? undefined : pictureOf({ entityType, entityId, channelNumber });
}

/** The name of a show that a picture is asked for of, if it is asked for of one. */
export function readShowKey(key: string): string | undefined {
  const [, entityType, entityId] = KEY.exec(key) ?? [];
  return entityType === "show" ? entityId : undefined;
}

/** What is drawn of a thing; undefined where its channel is none of ours. */
export function pictureOf(pictured: Pictured): Picture | undefined {
  const { entityType, entityId, channelNumber } = pictured;
  const name = `${entityType}/${entityId}/${channelNumber}`;
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const channel = CHANNELS.find(({ number }) => number === channelNumber);
  if (channel === undefined) return undefined;
  const artwork = entityType === "channel-linear" ? drawArtwork(channel) : drawShowArtwork(entityId, channel);
  const picture = { artwork, digest: digestOf(writeArtwork(artwork, { width: 1, height: 1 })) };
  const [oldest] = pictures.keys();
  if (pictures.size >= MOST_KEPT && oldest !== undefined) pictures.delete(oldest);
  pictures.set(name, picture);
  return picture;
}

/** The picture of a thing as items name it. */
export function nameImage(pictured: Pictured): NonNullable<CatalogueItem["image"]> | undefined {
  const digest = pictureOf(pictured)?.digest;
  return digest === undefined ? undefined : { key: `${pictured.entityType}/${pictured.entityId}`, digest };
}

const KEY = /^(channel-linear|show|channel-xtra|artist-station)\/([\w-]{1,80})$/;

/** The channel that something of the brand is heard on. */
function channelNumberOf(entityType: string, entityId: string): number | undefined {
  switch (entityType) {
    case "channel-linear":
      return CHANNELS.find(({ number }) => String(number) === entityId)?.number;
    case "show":
      return SHOWS.find(({ id }) => id === entityId)?.channelNumber;
    default:
      return STATIONS.find(({ id, type }) => id === entityId && type === entityType)?.channelNumber;
  }
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
