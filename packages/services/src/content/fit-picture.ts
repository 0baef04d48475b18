/** How much room a picture may take, in pixels. */
export interface PictureBox {
  width: number;
  height: number;
}

interface StoredPicture extends PictureBox {
  address: string;
  contentType: unknown;
}

const DEFAULT_BOX: PictureBox = { width: 1080, height: 1080 };
/** More than any screen shows of it; the store makes no larger ones for us. */
const LARGEST_BOX: PictureBox = { width: 1920, height: 1920 };
/** Drawn by lines: as sharp in any size, and the store does not resize them. */
const DRAWN = "image/svg+xml";

/** Has the content store make a picture as small as it is needed, its proportions kept. Our own files stay as they are. */
export function fitPicture(
  { address, width, height, contentType }: StoredPicture,
  wanted: PictureBox = DEFAULT_BOX,
): { address: string } & PictureBox {
  const box = {
    width: Math.min(wanted.width, LARGEST_BOX.width),
    height: Math.min(wanted.height, LARGEST_BOX.height),
  };
  const scale = Math.min(box.width / width, box.height / height);
  const isOurs = !address.startsWith("https:");
  if (scale >= 1 || isOurs || contentType === DRAWN) return { address, width, height };
  const fitted = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const joint = address.includes("?") ? "&" : "?";
  return { address: `${address}${joint}w=${fitted.width}&h=${fitted.height}`, ...fitted };
}
