export { type Artwork, drawArtwork, SIDE, type Stroke } from "./artwork/draw-artwork.ts";
export { drawShowArtwork } from "./artwork/draw-show-artwork.ts";
export { writeArtwork } from "./artwork/write-artwork.ts";
export { type Category, CATEGORY_OF, type Mood, MOODS, SPOKEN_GENRES } from "./categories.ts";
export { CHANNELS, type Channel, type Genre } from "./channels.ts";
