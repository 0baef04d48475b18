import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

/** The two voices of the brand, each a single file for all weights, of Western European letters. */
export const BRAND_FACES = [
  { family: "Figtree", weight: "300 900", url: text },
  { family: "Bricolage Grotesque", weight: "200 800", url: display },
] as const;
