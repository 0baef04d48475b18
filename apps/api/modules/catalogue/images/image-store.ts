import { writeArtwork } from "@skywave/channels";
import type { Picture } from "./pictures.ts";

export interface ImageSize {
  width: number;
  height: number;
  format: "webp" | "png";
}

export interface ImageStore {
  /** The bytes of a picture; undefined where too much waits to be drawn already. */
  read(picture: Picture, size: ImageSize): Promise<Buffer> | undefined;
}

const MOST_BYTES = 32 * 1024 * 1024;
/** More than wait for this are refused, so that nobody who asks for much keeps others from seeing anything. */
const MOST_WAITING = 100;

/** Pictures in memory, drawn the first time that somebody asks for them, one after the other; those asked for longest ago go first. */
export function createImageStore(): ImageStore {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let bytes = 0;

  const keep = (name: string, image: Buffer) => {
    kept.set(name, image);
    bytes += image.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= MOST_BYTES) return;
      kept.delete(oldest);
      bytes -= length;
    }
  };
  const make = async (name: string, picture: Picture, size: ImageSize) => {
    const image = await render(picture, size);
    keep(name, image);
    return image;
  };
  return {
    read: (picture, size) => {
      const name = [picture.digest, size.width, size.height, size.format].join("-");
      const image = kept.get(name);
      if (image !== undefined) {
        kept.delete(name);
        kept.set(name, image);
        return Promise.resolve(image);
      }
      const already = underWay.get(name);
      if (already !== undefined) return already;
      if (underWay.size >= MOST_WAITING) return undefined;
      const made = last.then(() => make(name, picture, size)).finally(() => underWay.delete(name));
      last = made.catch(() => undefined);
      underWay.set(name, made);
      return made;
    },
  };
}

async function render({ artwork }: Picture, { width, height, format }: ImageSize): Promise<Buffer> {
  // Loaded with the first picture: a server that is asked for none does without it.
  const { default: sharp } = await import("sharp");
  const drawing = sharp(Buffer.from(writeArtwork(artwork, { width, height })));
  return format === "png"
    ? drawing.png({ palette: true }).toBuffer()
    : drawing.webp({ quality: 82 }).toBuffer();
}
