import { BRAND_FACES } from "./brand-faces.ts";

/**
 * Adds the faces of the brand, which browsers fetch for what is written in them, and tells of one that does not come. By
 * script, as Chromium has fonts of styles that stand in a page tell its whole address, whatever its referrer policy
 * says; a sheet of their own would be one more request before them.
 */
export function addBrandFaces(onMissing?: () => void): void {
  for (const { family, weight, url } of BRAND_FACES) {
    const face = new FontFace(family, `url(${url})`, { weight, display: "swap" });
    document.fonts.add(face);
    face.loaded.catch(() => onMissing?.());
  }
}
