import type { DrumName } from "./drums.ts";
import type { InstrumentName } from "./instruments.ts";

/** One tone or beat of a piece; places and lengths are in samples from its start. */
export interface Note {
  startsAt: number;
  /** How long it is held; what it rings on after that is its instrument's. */
  lasts: number;
  /** In semitones, as MIDI counts them; 69 is the A of 440 Hz. A drum has its own. */
  pitch: number;
  /** From 0 to 1. */
  strength: number;
  /** From -1, all left, to 1. */
  side: number;
  plays: { instrument: InstrumentName } | { drum: DrumName };
  /** A pitch that it slides to while it is held, as a voice does. */
  slidesTo?: number;
}
