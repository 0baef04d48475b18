import type { Artwork } from "./draw-artwork.ts";
import { SIDE } from "./families.ts";

/** A picture as an SVG document of a size in pixels; what does not fit its shape is cut off on both sides. */
export function writeArtwork(
  { ground, line, strokes }: Artwork,
  { width, height }: { width: number; height: number },
): string {
  const paths = strokes.map(({ d, width: pen, opacity }) =>
    pen === undefined
      ? `<path d="${d}" fill="${line}" opacity="${opacity}"/>`
      : `<path d="${d}" fill="none" stroke="${line}" stroke-width="${pen}" stroke-linecap="round" opacity="${opacity}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SIDE} ${SIDE}" preserveAspectRatio="xMidYMid slice">`,
    // The ground runs at 165 degrees, as the pages paint it.
    `<linearGradient id="ground" x1="0.34" y1="-0.09" x2="0.66" y2="1.09"><stop stop-color="${ground.high}"/><stop offset="1" stop-color="${ground.deep}"/></linearGradient>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#ground)"/>`,
    ...paths,
    "</svg>",
  ].join("");
}
