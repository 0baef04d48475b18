import type { ContentEntries, ContentEntry } from "@skywave/contract/content/entries";
import { fitPicture, type PictureBox } from "./fit-picture.ts";
import { fieldOf } from "./field-of.ts";
import { safeAddress } from "./safe-address.ts";
import { type Reader, sharedValue, type Written, writtenFor } from "./written.ts";

/** A picture with the room that it takes. */
export interface ContentPicture {
  address: string;
  width: number;
  height: number;
  /** Empty where it only decorates. */
  alternative: Written<string>;
}

/** What came in one answer: its items, and what they link to. */
export function linkedContent(answer: ContentEntries) {
  const all = [...answer.items, ...(answer.includes?.Entry ?? []), ...(answer.includes?.Asset ?? [])];
  const byId = new Map(all.map((item) => [`${item.sys?.type}.${item.sys?.id}`, item]));

  const follow = (link: unknown): ContentEntry | undefined => {
    const sys = fieldOf(link, "sys");
    const type = fieldOf(sys, "linkType");
    const id = fieldOf(sys, "id");
    return typeof type === "string" && typeof id === "string" ? byId.get(`${type}.${id}`) : undefined;
  };
  return {
    items: answer.items,
    /** The entry or asset that a field links to. */
    linked: (entry: ContentEntry | undefined, name: string) => follow(sharedValue(entry?.fields?.[name])),
    /** The same for a list of links. */
    listed: (entry: ContentEntry | undefined, name: string): ContentEntry[] => {
      const links = sharedValue(entry?.fields?.[name]);
      return Array.isArray(links) ? links.map(follow).filter((found) => found !== undefined) : [];
    },
  };
}

/** A field that holds words. */
export function textOf(
  entry: ContentEntry | undefined,
  name: string,
  reader: Reader,
): Written<string> | undefined {
  const written = writtenFor(entry?.fields?.[name], reader);
  return typeof written?.value === "string" ? { ...written, value: written.value } : undefined;
}

/** An asset as a picture; undefined if it is none, or lies where it should not. */
export function pictureOf(
  asset: ContentEntry | undefined,
  reader: Reader,
  box?: PictureBox,
): ContentPicture | undefined {
  const file = sharedValue(asset?.fields?.["file"]);
  const size = fieldOf(fieldOf(file, "details"), "image");
  const [address, width, height] = [
    safeAddress(fieldOf(file, "url")),
    fieldOf(size, "width"),
    fieldOf(size, "height"),
  ];
  if (address === undefined || typeof width !== "number" || typeof height !== "number") return undefined;
  const picture = { address, width, height, contentType: fieldOf(file, "contentType") };
  return { ...fitPicture(picture, box), alternative: textOf(asset, "description", reader) ?? { value: "" } };
}
