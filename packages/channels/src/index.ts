export { type Artwork, drawArtwork, SIDE, type Stroke } from "./artwork/draw-artwork.ts";
export { CHANNELS, type Channel, type Genre } from "./channels.ts";
