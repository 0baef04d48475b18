import type { ImageParams, ListeningAccess } from "@skywave/contract";
import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import { type ChannelAccess, readAccess } from "../listening/channel-access.ts";
import { buildImageUrl } from "./build-image-url.ts";

/** Enough for a tile on a fine screen, in pixels. */
const IMAGE_SIDE = 360;

interface Told {
  access: ListeningAccess;
  image: Pick<ImageParams, "key" | "digest"> | null;
}

/** A thing to hear as screens show it. */
export type Shown<T extends Told> = Omit<T, "access" | "image"> & {
  access: ChannelAccess;
  /** Null where nothing is drawn. */
  imageUrl: string | null;
};

/** Reads whether somebody may hear a thing, and where its picture is. */
export function readShown<T extends Told>(
  { access, image, ...rest }: T,
  configuration: Configuration,
  imageSide = IMAGE_SIDE,
): Shown<T> {
  return { ...rest, access: readAccess(access), imageUrl: imageUrlOf(image, configuration, imageSide) };
}

/** Where a square picture is, of a side in pixels; null where nothing is drawn. */
export function imageUrlOf(
  image: Told["image"],
  configuration: Configuration,
  side = IMAGE_SIDE,
): string | null {
  return image === null ? null : buildImageUrl(configuration, { ...image, width: side, height: side });
}
