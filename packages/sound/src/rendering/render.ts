export type { Composition } from "../composition/compose.ts";
export { findGain, type Gain, renderSound } from "./render-sound.ts";
export type { Stereo } from "../samples/sampling.ts";
