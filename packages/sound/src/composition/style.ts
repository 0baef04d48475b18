import type { DrumName } from "../timbre/drums.ts";
import type { InstrumentName } from "../timbre/instruments.ts";

/** Semitones above the keynote. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
} as const;

/**
 * Rhythms are written as one sign for each sixteenth of a bar. For chords and drums: `X` strong, `x` plain, `o` soft,
 * `-` held on, `.` silent. For a bass the sign also says which tone of the chord: `1`, `3`, `5` or `8` for the octave.
 */
type Rhythm = string;

export interface ChordPart {
  instrument: InstrumentName;
  /** All tones at once, one after the other, or as a hand goes over strings. */
  manner: "block" | "broken" | "strum";
  rhythms: readonly [Rhythm, ...Rhythm[]];
  /** The pitch that its tones lie around. */
  around: number;
  strength: number;
  side: number;
}

/** How music of one kind is made. */
export interface MusicStyle {
  kind: "music";
  beatsPerMinute: readonly [slowest: number, fastest: number];
  beatsPerBar: 3 | 4;
  /** By which part of a sixteenth every other one comes late. */
  swing: number;
  scales: readonly [keyof typeof SCALES, ...(keyof typeof SCALES)[]];
  /** The degree of the scale, from 0, that each bar stands on. */
  progressions: readonly [readonly number[], ...(readonly number[])[]];
  /** How many tones a chord has. */
  chordSize: 3 | 4;
  chords: ChordPart;
  /** Joins in where a piece is at its fullest. */
  background?: ChordPart;
  bass: { instrument: InstrumentName; rhythms: readonly [Rhythm, ...Rhythm[]]; strength: number };
  lead: {
    instruments: readonly [InstrumentName, ...InstrumentName[]];
    around: number;
    strength: number;
    /** Which part of a bar's possible tones are played. */
    density: number;
  };
  drums: Partial<Record<DrumName, Rhythm>>;
  drumStrength: number;
}

/** How a channel sounds on which people talk. */
export interface TalkStyle {
  kind: "talk";
  speakers: readonly [Speaker, ...Speaker[]];
  /** Seconds between two sentences. */
  pause: number;
  syllablesPerSecond: number;
  /** What is heard under the voices, and between them. */
  bed: { instrument: InstrumentName; degrees: readonly number[]; strength: number };
  rhythm: Partial<Record<DrumName, Rhythm>>;
  beatsPerMinute: number;
  rhythmStrength: number;
  /** Sounds before each sentence. */
  sting: { instrument: InstrumentName; pitches: readonly number[]; strength: number };
  sentences: readonly [string, ...string[]];
}

interface Speaker {
  /** The pitch that the voice moves around. */
  around: number;
  side: number;
}

export type Style = MusicStyle | TalkStyle;
